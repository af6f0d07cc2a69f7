import { Education, type ResumeBlocks, type ResumeLine } from '@talentlog/contracts';
import { maskedLine } from '../access/masked-line.ts';
import { blocksOf } from './blocks.ts';
import type { ResumeStored } from './view.ts';

interface Span {
  readonly start: string | null;
  readonly end: string | null;
  readonly untilNow: boolean;
}

/** What lists say of a resume in one line; null where it says nothing of it. */
export function resumeLine(row: ResumeStored | undefined): ResumeLine | null {
  const { basic, education, work } = blocksOf(row);
  const studied = highest(education);
  const line = {
    school: lineOf(studied?.school),
    degree: studied?.degree ?? basic.highestDegree,
    years: basic.workYears,
    employer: lineOf(latest(work)?.company),
  };
  return Object.values(line).every((value) => value === null) ? null : line;
}

/** Lists show no contact, wherever its owner wrote it. */
const lineOf = (typed: string | null | undefined): string | null => (typed ? maskedLine(typed) : null);

/** The highest degree; of equal ones, or where none is told, the one finished last. */
const highest = (entries: ResumeBlocks['education']) =>
  entries.toSorted((a, b) => rankOf(b.degree) - rankOf(a.degree) || byTime(a, b))[0];
const rankOf = (degree: Education | null): number => (degree === null ? -1 : Education.options.indexOf(degree));

/** The one that goes on, or else ended last. */
const latest = <T extends Span>(entries: readonly T[]): T | undefined => entries.toSorted(byTime)[0];
const byTime = (a: Span, b: Span): number =>
  timeOf(b).localeCompare(timeOf(a)) || (b.start ?? '').localeCompare(a.start ?? '');
const timeOf = ({ start, end, untilNow }: Span): string => (untilNow ? '9999' : (end ?? start ?? ''));
