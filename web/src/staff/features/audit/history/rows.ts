import type { StateAt } from '@talentlog/contracts';

/** One value of the data then, by its path, and what it was before the step. */
export interface DataRow {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly changed: boolean;
}

/** Names of fields that tell something private about a person; shown on demand only. */
const personal = new Set([
  'name',
  'phone',
  'email',
  'loginName',
  'pay',
  'note',
  'attachment',
  'content',
  'text',
  'opinion',
  'reason',
  'declineReason',
  'message',
  'blocks',
  'proposals',
  'answers',
  'record',
  'receiver',
  'subject',
  'html',
  'sms',
  'signInCode',
  'code',
  'scores',
  'before',
  'after',
  'value',
  'emergency',
  'identity',
  'bank',
  'relatives',
]);
/** Never shown, not even on demand. */
const secret = new Set(['passwordHash', 'seed', 'password']);

export type Shown = 'open' | 'private' | 'secret';

/** Whether a value may be shown at once, on demand or never. The name of a session or a position is nobody's. */
export function shownAs(path: string, aggregate: string): Shown {
  const parts = path.split('.');
  if (parts.some((part) => secret.has(part))) return 'secret';
  const nobodys = new Set(['appointmentSession', 'position', 'advertisement', 'claim', 'interviewerCalendar', 'link']);
  return !nobodys.has(aggregate) && parts.some((part) => personal.has(part)) ? 'private' : 'open';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves of a value by path; lists of plain values stay one leaf. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
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
  const [before, after] = [leavesOf(former), leavesOf(data)];
  const rows = [...new Set([...after.keys(), ...before.keys()])].map((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return { path, before: was, after: is, changed: JSON.stringify(was) !== JSON.stringify(is) };
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
