import type { Translate } from '../../../i18n/react.tsx';

type Blocks = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Entries of a list block, as far as they are ones. */
export const entriesOf = (block: unknown): readonly Fields[] => (Array.isArray(block) ? block.filter(isFields) : []);
export const fieldsOf = (block: unknown): Fields => (isFields(block) ? block : {});

const degrees = [
  'PRIMARY',
  'JUNIOR_MIDDLE',
  'SENIOR_MIDDLE',
  'TECHNICAL_SECONDARY',
  'COLLEGE',
  'BACHELOR',
  'MASTER',
  'MBA',
  'DOCTORAL',
] as const;

export function degreeText(value: unknown, t: Translate): string {
  const degree = degrees.find((one) => one === value);
  return degree === undefined ? '' : t({ id: `vocabulary.education.${degree}` });
}

/** A person in one line: `浙江大学 微电子 硕士`, `4 年`, `杭州`. */
export function resumeSummary(blocks: Blocks, t: Translate): readonly string[] {
  const basic = fieldsOf(blocks.basic);
  const [latest] = [...entriesOf(blocks.education)].sort((a, b) =>
    text(b.end ?? b.start).localeCompare(text(a.end ?? a.start)),
  );
  const studied = [text(latest?.school), text(latest?.major), degreeText(latest?.degree ?? basic.highestDegree, t)];
  const years = typeof basic.workYears === 'number' ? t({ id: 'staff.resume.years' }, { years: basic.workYears }) : '';
  return [studied.filter(Boolean).join(' '), years, text(basic.residence)].filter((part) => part !== '');
}
