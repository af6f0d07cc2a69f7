import { type LogPosition, START, type Timers } from '@talentlog/runtime';

/** A position of the log. */
export const at = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;
const midnight = Date.UTC(2026, 10, 21);
/** An instant so many seconds after the beginning. */
export const after = (seconds: number): string => new Date(midnight + seconds * 1000).toISOString();
/** A change that sets a timer. */
export const set = (id: string, seconds: number, payload: unknown = null) => ({
  set: id,
  dueAt: after(seconds),
  payload,
});
/** Which timers are due by then. */
export const idsDue = async (timers: Timers, seconds: number) =>
  (await timers.due(after(seconds), 10)).map(({ id }) => id);
