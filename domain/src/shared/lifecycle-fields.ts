import type { LifecyclePage } from './lifecycle-page.ts';

/** A row of a page whose state is several fields side by side. The first row of a field is where it begins. */
export interface FieldState {
  readonly field: string;
  readonly state: string;
  readonly chinese: string;
  readonly english: string;
}
export interface FieldArrow {
  readonly field: string;
  readonly from: readonly string[];
  readonly event: string;
  /** What the other fields must say; nothing where they may say anything. */
  readonly onlyWhile: readonly { readonly field: string; readonly states: readonly string[]; readonly not: boolean }[];
  /** Undefined keeps the state. */
  readonly to: string | undefined;
}

type Combination = Readonly<Record<string, string>>;

/**
 * The combinations that can be reached from the first states, and the arrows between them, worked out from the rows alone: an event
 * happens where a row of any field takes it, and moves every field that has a row for it.
 */
export function combined(
  states: readonly FieldState[],
  rows: readonly FieldArrow[],
): Pick<LifecyclePage, 'states' | 'arrows'> {
  checkKnown(states, rows);
  const first = Object.fromEntries([...states].reverse().map(({ field, state }) => [field, state]));
  const start = Object.fromEntries(
    [...new Set(states.map(({ field }) => field))].map((name) => [name, first[name] ?? '']),
  );
  const reached = new Map([[pathOf(start), start]]);
  const arrows = [];
  for (const [from, at] of reached)
    for (const event of new Set(rows.map((row) => row.event))) {
      const fitting = rows.filter((row) => row.event === event && fits(row, at));
      if (fitting.length === 0) continue;
      const after = { ...at, ...Object.fromEntries(fitting.flatMap(({ field, to }) => (to ? [[field, to]] : []))) };
      const to = pathOf(after);
      if (!reached.has(to)) reached.set(to, after);
      arrows.push({ from, event, conditions: new Map<string, boolean>(), to });
    }
  const told = (at: Combination) => states.filter(({ field, state }) => at[field] === state);
  return {
    states: [...reached].map(([path, at]) => ({
      path,
      chinese: told(at)
        .map(({ chinese }) => chinese)
        .join('，'),
      english: told(at)
        .map(({ english }) => english)
        .join(', '),
      fields: at,
    })),
    arrows,
  };
}

const pathOf = (at: Combination): string =>
  `(${Object.entries(at)
    .map(([field, state]) => `${field}.${state}`)
    .join()})`;

const fits = ({ field, from, onlyWhile }: FieldArrow, at: Combination): boolean =>
  from.includes(at[field] ?? '') &&
  onlyWhile.every((condition) => condition.states.includes(at[condition.field] ?? '') !== condition.not);

/** A word that names no state would be a condition that never holds. */
function checkKnown(states: readonly FieldState[], rows: readonly FieldArrow[]): void {
  const known = new Set(states.map(({ field, state }) => `${field}.${state}`));
  for (const { field, from, onlyWhile, to } of rows)
    for (const named of [{ field, states: to ? [...from, to] : from }, ...onlyWhile])
      for (const state of named.states)
        if (!known.has(`${named.field}.${state}`)) throw new Error(`no state ${named.field}.${state}`);
}

/** For every state of a page the events of a shortest way to it. */
export function waysOn({ states: [first], arrows }: LifecyclePage): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[first?.path ?? '', []]]);
  for (const [path, way] of ways)
    for (const { from, event, to } of arrows) if (from === path && !ways.has(to)) ways.set(to, [...way, event]);
  return ways;
}
