import type { StateAt } from '@talentlog/contracts';
import { isMasked, isRecord } from './masks.ts';

/** One value of the data then, by its path, and what it was before the step. */
export interface DataRow {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly changed: boolean;
}

const codeOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item.code === 'string' ? item.code : undefined;
/** The name of each item of a list: its code where every one has its own, so that what moved or was put before it is no change of it. */
function namesIn(items: readonly unknown[]): readonly string[] {
  const codes = items.map(codeOf);
  return codes.every((code) => code !== undefined) && new Set(codes).size === items.length
    ? (codes as string[])
    : items.map((_, index) => String(index));
}

/** Leaves of a value by path; lists of plain values stay one leaf, and so does what is masked. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (isMasked(value)) return new Map(path === '' ? [] : [[path, value]]);
  const within = (entries: readonly (readonly [string, unknown])[]) =>
    new Map(entries.flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]));
  if (isRecord(value) && Object.keys(value).length > 0) return within(Object.entries(value));
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)) {
    const names = namesIn(value);
    return within(value.map((item, index) => [names[index] ?? String(index), item] as const));
  }
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
