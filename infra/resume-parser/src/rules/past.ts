import type { Entry } from './entries.ts';
import { type FoundInEntry, readEntry } from './history.ts';
import type { Line } from './line.ts';
import { type HistoryKind, namesOf } from './roles.ts';
import type { Section } from './sections.ts';
import { entriesIn } from './tables.ts';

/** The lines of all sections of some kinds. */
export const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): Line[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

/** `一、项目名称：甲平台（2018.7-2019.5）` below an employer tells of a project there, and is no employer. */
const PROJECT =
  /^(?:[^\p{L}\p{N}]{0,3}(?:[一二三四五六七八九十]{1,2}|\d{1,2}|\([一二三四五六七八九十\d]{1,2}\))?\s?[、.)]?\s?)项目(?:名称)?\s?(?:[一二三四五六七八九十\d]{1,2}\s?)?[:、.]/u;
const headsOf = (kind: HistoryKind) => (line: Line) =>
  (kind !== 'work' && kind !== 'internship') || !PROJECT.test(line.text);

function entriesOf(kind: HistoryKind, sections: readonly Section[]): FoundInEntry[][] {
  const read = sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => entriesIn(lines, namesOf[kind], headsOf(kind)).map((entry) => readEntry(kind, entry)));
  return read.filter((found) => found.length > 0);
}

/** Resumes without headings: dated lines that name a school are education, those that name a company are work. */
function loose(kind: 'education' | 'work', sections: readonly Section[]): FoundInEntry[][] {
  const key = kind === 'education' ? 'school' : 'company';
  const isSure = (found: FoundInEntry[]) => found.some((one) => one.key === key && one.confidence > 0.6);
  const names = (entry: Entry) => entry.head.some(({ text }) => namesOf[kind].test(text));
  const other = namesOf[kind === 'education' ? 'work' : 'education'];
  return entriesIn(linesOf(sections, 'basic', 'other'), namesOf[kind])
    .filter((entry) => entry.range !== undefined && (names(entry) || !entry.head.some(({ text }) => other.test(text))))
    .map((entry) => readEntry(kind, entry))
    .filter(isSure);
}

/** What somebody did and learnt, entry by entry. */
export function history(sections: readonly Section[]): Record<HistoryKind, FoundInEntry[][]> {
  const found = { education: entriesOf('education', sections), work: entriesOf('work', sections) };
  return {
    education: found.education.length > 0 ? found.education : loose('education', sections),
    work: found.work.length > 0 ? found.work : loose('work', sections),
    internship: entriesOf('internship', sections),
    project: entriesOf('project', sections),
    training: entriesOf('training', sections),
    campusPractice: entriesOf('campusPractice', sections),
  };
}
