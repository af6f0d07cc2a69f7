import { phoneText, type ResumeBlock } from '@talentlog/contracts';
import { monthIn, monthWords } from '../../../format/month-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Entry } from './entries.ts';
import { useShownValue } from './use-shown-value.ts';

/** One line of what a block says; `quiet` is when. */
export interface SummaryLine {
  readonly text: string;
  readonly quiet: string;
}

const said: Readonly<Record<ResumeBlock, readonly string[]>> = {
  basic: ['name'],
  education: ['school', 'degree', 'major'],
  work: ['company', 'title'],
  internship: ['company', 'title'],
  project: ['name', 'role'],
  training: ['name', 'institution'],
  award: ['name', 'level'],
  campusPractice: ['name', 'role'],
  language: ['name', 'level'],
  skill: ['name'],
  family: ['relation', 'name'],
};
/** Blocks whose entries are a word or two: told of in one line. */
export const shortBlocks: ReadonlySet<string> = new Set<ResumeBlock>(['language', 'skill', 'family']);

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());
/** A number as others at the same table may read it. */
const partOf = (phone: string): string => {
  const digits = phoneText(phone).replace(/\D/g, '');
  return digits.length < 8 ? phone : `${digits.slice(0, -8)} **** ${digits.slice(-4)}`;
};

/** What a block says, in one line or two. */
export function useSummary(block: ResumeBlock): (entries: readonly Entry[]) => readonly SummaryLine[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const shown = useShownValue(block);
  const comma = language === 'en-US' ? ', ' : '，';
  const point = (value: unknown) =>
    language === 'en-US'
      ? (monthWords(textOf(value), language) ?? textOf(value))
      : monthIn(textOf(value)).replace('-', '.');
  const span = ({ start, end, untilNow, date }: Entry): string => {
    if (textOf(date) !== '') return point(date);
    const until = untilNow === true ? t({ id: 'person.resume.present' }) : point(end);
    if (until === '') return point(start);
    return untilNow === true && language !== 'en-US' ? `${point(start)} ${until}` : `${point(start)}–${until}`;
  };
  const words = (entry: Entry) =>
    said[block].filter((name) => textOf(entry[name]) !== '').map((name) => shown(name, entry[name]));
  return (entries) => {
    if (block === 'basic') {
      const [{ name, birthDate, phone } = {} as Entry] = entries;
      const born = monthWords(textOf(birthDate), language);
      const parts = [textOf(name), born && t({ id: 'person.resume.born' }, { when: born }), partOf(textOf(phone))];
      return [{ text: parts.filter(Boolean).join(comma), quiet: '' }];
    }
    const lines = entries.map((entry) => ({ text: words(entry).join(comma), quiet: span(entry) }));
    if (!shortBlocks.has(block)) return lines;
    const all = entries.map((entry) => words(entry).join(' ')).filter((one) => one !== '');
    return all.length === 0 ? [] : [{ text: all.join(t({ id: 'person.resume.listComma' })), quiet: '' }];
  };
}
