import type { ResumeBlock } from './resume.ts';

type Entry = Readonly<Record<string, unknown>>;

/** By what an entry is called, and what else must not say otherwise for two to be the same. */
const marks: Readonly<Record<Exclude<ResumeBlock, 'basic'>, readonly [name: string, ...others: string[]]>> = {
  education: ['school', 'degree', 'start'],
  work: ['company', 'title', 'start'],
  internship: ['company', 'title', 'start'],
  project: ['name', 'start'],
  training: ['name', 'start'],
  award: ['name', 'date'],
  campusPractice: ['name', 'start'],
  language: ['name'],
  skill: ['name'],
  family: ['name', 'relation'],
};

/** Whether this names a block; without the schemas, which browsers need not load. */
export const isResumeBlock = (name: string): name is ResumeBlock => name === 'basic' || Object.hasOwn(marks, name);

/** The field that an entry of a block is called by; undefined for the basics, of which there is one. */
export const entryNameField = (block: ResumeBlock): string | undefined =>
  block === 'basic' ? undefined : marks[block][0];

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
/** A year agrees with each of its months; what is open agrees with anything. */
const agree = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Where the entries of a block have the one that was read, by its name and what tells entries of one name apart: -1 where none is the same,
 * or where what was read says no name.
 */
export function placeOfEntry(block: ResumeBlock, entries: readonly Entry[], read: Entry): number {
  if (block === 'basic') return 0;
  const [name, ...others] = marks[block];
  const called = plain(read[name]);
  if (called === '') return -1;
  return entries.findIndex(
    (entry) => plain(entry[name]) === called && others.every((field) => agree(plain(entry[field]), plain(read[field]))),
  );
}
