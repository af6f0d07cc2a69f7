import { numberIn } from '../../../format/number-text.ts';

/** What a text stands for, or why it stands for nothing. */
export type Reading<T> = { readonly value: T | null } | { readonly complaint: 'notNumber' | 'notInstant' | 'notDay' };

/** The number a text says. */
export function readNumber(text: string): Reading<number> {
  if (text.trim() === '') return { value: null };
  const value = numberIn(text);
  return value === undefined ? { complaint: 'notNumber' } : { value };
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** The instant at which the clocks in Beijing show this, whatever the device's clock is. */
export function readInstant(text: string): Reading<string> {
  if (text === '') return { value: null };
  const at = instant.test(text) ? Date.parse(`${text.slice(0, 16)}:00+08:00`) : Number.NaN;
  return Number.isNaN(at) ? { complaint: 'notInstant' } : { value: new Date(at).toISOString() };
}

/** A day of the calendar; controls let a year have six digits. */
export const readDay = (text: string): Reading<string> =>
  text === '' ? { value: null } : day.test(text) ? { value: text } : { complaint: 'notDay' };
