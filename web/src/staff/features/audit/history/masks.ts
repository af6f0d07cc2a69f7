import type { Masked } from '@talentlog/contracts';

/** Whether it is an object by names. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the server answered something in place of the value. */
export const isMasked = (value: unknown): value is Masked =>
  isRecord(value) && typeof value.masked === 'string' && Object.keys(value).length === 1;

/** Places within the data of an event whose values may be asked for, in the order of the data. */
export function askablePlaces(value: unknown, path: readonly string[] = []): readonly string[] {
  if (isMasked(value)) return value.masked === 'REVEALABLE' ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => askablePlaces(inner, [...path, key]));
}

/** The data as text to read, dots where a value is masked. */
export const readable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (isMasked(inner) ? '●●●●' : inner), 2);
