import { type ScreeningDecision, titleIn } from '@talentlog/contracts';
import type { z } from 'zod';
import { shortDay } from '../../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { reasonListOf } from '../../../model/reason-list.ts';
import { useListed } from '../../../model/use-listed.ts';

export type Decision = z.infer<typeof ScreeningDecision>;
/** An answer has room for 2,000 characters. */
const mostLines = 20;

/** What a decision was, in words. */
export function useDecisionWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { words: listed } = useListed();
  const say = (ids: readonly string[], otherwise: string) => {
    const id = ids.find(has);
    return id === undefined ? otherwise : t({ id: id as never });
  };
  return {
    position: ({ position }: Decision) => titleIn(position, language),
    who: ({ as }: Decision) => t({ id: `privacy.request.as.${as}` }),
    why: ({ type, why }: Decision) =>
      why === null ? '' : t({ id: 'privacy.request.because' }, { why: listed(reasonListOf(type), why) }),
    what({ type, stage, came }: Decision) {
      const parts = [
        stage === null ? '' : say([`vocabulary.stage.${stage}`], stage),
        say([`audit.event.${type}`], type),
        came === null
          ? ''
          : say(['outcome', 'stage'].map((list) => `vocabulary.${list}.${came}`).concat(`audit.word.${came}`), came),
      ];
      return parts.filter((part) => part !== '').join(' · ');
    },
  };
}

/** A draft of the explanation: when, at which stage, to what it came, why, and whether people decided, the person or a rule. Staff change and confirm it. */
export function useExplanation(): (decisions: readonly Decision[]) => string {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useDecisionWords();
  return (decisions) => {
    const lines = decisions
      .slice(-mostLines)
      .map(
        (one) =>
          `${shortDay(one.at, language, 0)} ${words.position(one)}: ${words.what(one)}${words.why(one)} (${words.who(one)})`,
      );
    return [t({ id: 'privacy.request.draft.EXPLANATION' }), ...lines].join('\n');
  };
}
