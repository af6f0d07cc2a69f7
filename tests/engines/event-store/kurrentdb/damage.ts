import type { Counterpart } from './counterpart.ts';

/** The records of a counterpart. */
export type All = Counterpart['records']['all'];
const events = (all: All) => all.filter(({ type }) => !/^\$|^Talentlog(Commit|Owner)$/.test(type));
/** The n-th event among them. */
export const nth = (all: All, n: number) => events(all)[n - 1] as All[number];
export const change = (all: All, n: number, to: object): void => void Object.assign(nth(all, n), to);
export const touch = (all: All, n: number, what: RegExp, to: string): void =>
  change(all, n, { metadata: Buffer.from(String(nth(all, n).metadata).replace(what, to)) });
/** Of the first commit. */
export function digest(all: All): void {
  const one = all.find(({ type }) => type === 'TalentlogCommit') as All[number];
  Object.assign(one, { data: Buffer.from(String(one.data).replace(/"digest":"./, '"digest":"z')) });
}
