import { collisions, rebase } from '../../../../ui/rebase.ts';

/** What has a code that never changes, and words; what is new has none yet. */
export interface Coded {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}

/** A value that two people changed, each to something else. */
export interface Clash<E> {
  readonly code: string;
  readonly mine: E;
  readonly theirs: E;
}

const found = <E extends Coded>(list: readonly E[], code: string): E | undefined =>
  code === '' ? undefined : list.find((entry) => entry.code === code);
const codes = (list: readonly Coded[]): string =>
  list
    .map(({ code }) => code)
    .filter(Boolean)
    .join(' ');

/** What two people made of one list since `base`, put together by code; where both changed the same, it is as I said, and told as a clash. */
export function mergedByCode<E extends Coded>(base: readonly E[], mine: readonly E[], now: readonly E[]) {
  const clashes: Clash<E>[] = [];
  const one = (code: string): E | undefined => {
    const [b, m, n] = [found(base, code), found(mine, code), found(now, code)];
    if (m === undefined || n === undefined) {
      const left = m ?? n;
      // Dropped by one of us: it comes back only where the other one changed it.
      return b !== undefined && JSON.stringify(left) === JSON.stringify(b) ? undefined : left;
    }
    const before = b ?? n;
    if (collisions(before, m, n).length > 0) clashes.push({ code, mine: m, theirs: n });
    return rebase(before, m, n);
  };
  const [first, second] =
    codes(base) === codes(mine.filter(({ code }) => found(base, code))) ? [now, mine] : [mine, now];
  const order = [...new Set([...first, ...second].map(({ code }) => code).filter(Boolean))];
  const merged = order.flatMap((code) => one(code) ?? []);
  return { merged: [...merged, ...mine.filter(({ code }) => code === '')], clashes };
}
