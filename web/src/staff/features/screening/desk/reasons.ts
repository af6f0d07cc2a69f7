import type { ScreeningVerdict } from '@talentlog/contracts';
import type { MessageId } from '../../../../i18n/ids.ts';
import type { Translate } from '../../../../i18n/react.tsx';

/** Keys 1 to 6 name reasons, 7 to 9 what to ask about. Against somebody all nine name reasons of the company's list. */
export const mostReasons = 6;
export const mostAsks = 3;
export const mostKeys = 9;

const numbers = [1, 2, 3, 4, 5, 6] as const;

/** Words of the reasons there are for a verdict, in the order of their keys; why somebody is rejected the company's list says. */
export const reasonIds = (verdict: ScreeningVerdict): readonly MessageId[] =>
  verdict === 'ELIMINATED' ? [] : numbers.map((number): MessageId => `staff.desk.reason.${verdict}.${number}`);

/** What was said of a resume so far: chosen by keys, or written in one's own words. */
export interface Said {
  readonly verdict: ScreeningVerdict | '';
  /** Keys of reasons that are on. */
  readonly reasons: readonly number[];
  /** Which of the company's reasons it is, where somebody is rejected. */
  readonly reasonCode: string;
  /** Requirements to ask about. */
  readonly asks: readonly string[];
  /** The sentence in one's own words, beside the reason of a rejection; null while it is made of what was chosen. */
  readonly text: string | null;
  readonly recommendedPositionId: string;
}

export const nothingSaid: Said = {
  ...{ verdict: '', reasons: [], reasonCode: '', asks: [], text: null, recommendedPositionId: '' },
};

/** The sentence that whoever asked gets. A reason of the list is said beside it, in the words of who reads it. */
export function sentenceOf({ verdict, reasons, asks, text }: Said, t: Translate): string {
  if (verdict === '') return '';
  if (text !== null) return text.trim();
  if (verdict === 'ELIMINATED') return '';
  const ids = reasonIds(verdict);
  const named = reasons.flatMap((number) => ids[number - 1] ?? []).map((id) => t({ id }));
  const opening = t({ id: `staff.desk.opening.${verdict}` });
  const why = named.join(t({ id: 'staff.desk.comma' }));
  const first =
    why === '' ? t({ id: 'staff.desk.sentence' }, { opening }) : t({ id: 'staff.desk.because' }, { opening, why });
  const about =
    verdict === 'PASS' && asks.length > 0
      ? t({ id: 'staff.desk.askAbout' }, { what: asks.join(t({ id: 'staff.desk.and' })) })
      : '';
  return `${first}${about}`.trim();
}

/** Nobody is rejected without a reason, and nobody recommended to no position. */
export const isReasonDue = (said: Said): boolean =>
  said.verdict === 'ELIMINATED' && said.reasonCode === '' && (said.text ?? '').trim() === '';

export const toggled = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Of what whoever asked will read: it is sent as the opinion and as the reason, and the reason may not be longer. */
export const longestSentence = 500;
