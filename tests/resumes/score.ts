import type { ParsedResume } from '@talentlog/runtime';
import type { Sample } from './sample.ts';

/** How many expected values were read exactly, and what was not. */
export interface Score {
  readonly right: number;
  readonly all: number;
  readonly wrong: readonly string[];
}
type Counts = (path: string) => boolean;

const entriesIn = (fields: ParsedResume['fields'], block: string): number =>
  new Set(fields.flatMap(({ path }) => (path.startsWith(`${block}[`) ? [path.slice(0, path.indexOf('.'))] : []))).size;

/** What a sample expects, and what was read there: fields by their path, and of each block how many entries it has. */
function checksOf({ expected, counts = {} }: Sample, fields: ParsedResume['fields']) {
  const read = new Map(fields.map(({ path, value }) => [path, value]));
  return [
    ...Object.entries(expected).map(([path, value]) => ({ path, value, found: read.get(path) })),
    ...Object.entries(counts).map(([block, value]) => ({ path: `${block}[]`, value, found: entriesIn(fields, block) })),
  ];
}

/** Of the fields that count, how many have exactly the expected value. */
export function scoreOf(sample: Sample, fields: ParsedResume['fields'], counted: Counts): Score {
  const checks = checksOf(sample, fields).filter(({ path }) => counted(path));
  const wrong = checks.filter(({ value, found }) => value !== found);
  return {
    right: checks.length - wrong.length,
    all: checks.length,
    wrong: wrong.map(({ path, value, found }) => `${sample.id} ${path}: ${value} <> ${found}`),
  };
}

/** All scores in one. */
export const total = (scores: readonly Score[]): Score => ({
  right: scores.reduce((sum, { right }) => sum + right, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
  wrong: scores.flatMap(({ wrong }) => wrong),
});

/** `education[1].school` -> `education.school`: what the table of accuracy has one row for. */
export const fieldOf = (path: string): string =>
  path.replace(/\[\d*\]/, (index) => (index === '[]' ? ' (how many)' : ''));

/** Nothing if the floor is reached, else the share and what was read wrongly. */
export function below(floor: number, scores: readonly Score[]): string {
  const { right, all, wrong } = total(scores);
  return right / all >= floor ? '' : [right / all, ...wrong].join('\n');
}
