import type { StateAt } from '@talentlog/contracts';
import { isMasked, isRecord } from './masks.ts';

/** One value of the data then, by its path, and what it was before the step. */
export interface DataRow {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly changed: boolean;
}

/** Leaves of a value by path; lists of plain values stay one leaf, and so does what is masked. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (isMasked(value)) return new Map(path === '' ? [] : [[path, value]]);
  const within = (entries: readonly (readonly [string, unknown])[]) =>
    new Map(entries.flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]));
  if (isRecord(value) && Object.keys(value).length > 0) return within(Object.entries(value));
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null))
    return within(value.map((item, index) => [String(index), item] as const));
  return new Map(path === '' ? [] : [[path, value]]);
}

/** A copy of the data with one path set to another value. */
function withValue(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const base = isRecord(data) ? data : {};
  return { ...base, [key]: withValue(base[key], rest, value) };
}

/** Rows of the data then, the changed ones first. */
export function rowsOf({ data, changed }: Pick<StateAt, 'data' | 'changed'>): DataRow[] {
  const former = changed.reduce<unknown>((all, { path, before }) => withValue(all, path.split('.'), before), data);
  const paths = new Set(changed.map(({ path }) => path));
  const [before, after] = [leavesOf(former), leavesOf(data)];
  const rows = [...new Set([...after.keys(), ...before.keys()])].map((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    const differs = JSON.stringify(was) !== JSON.stringify(is) || (isMasked(is) && paths.has(path));
    return { path, before: was, after: is, changed: differs };
  });
  const worth = rows.filter((row) => !isEmpty(row.after) || (row.changed && !isEmpty(row.before)));
  return [...worth.filter((row) => row.changed), ...worth.filter((row) => !row.changed)];
}

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
