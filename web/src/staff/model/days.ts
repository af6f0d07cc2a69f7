import { localTime } from '../../format/dates.ts';

const dayMs = 86_400_000;

/** Midnight in Beijing that begins a calendar day. */
export const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);
const dayOf = (time: number): string => localTime(new Date(time).toISOString()).day;

/** The Monday of the week a day is in; weeks begin on Monday in every language. */
export function mondayOf(day: string): string {
  const weekday = localTime(day).weekday;
  return dayOf(midnight(day) - ((weekday + 6) % 7) * dayMs);
}

export const addDays = (day: string, count: number): string => dayOf(midnight(day) + count * dayMs);

export const today = (): string => dayOf(Date.now());

/** The seven days from a Monday. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Whether most people work on that day. */
export const isWeekend = (day: string): boolean => [0, 6].includes(localTime(day).weekday);

/** First and last instant of the seven days that begin with one, for the question to the server. */
export const spanOfWeek = (first: string): Span => spanOf(first, 7);

export const spanOfDay = (day: string): Span => spanOf(day, 1);

interface Span {
  readonly from: string;
  readonly to: string;
}

const spanOf = (first: string, days: number): Span => ({
  from: new Date(midnight(first)).toISOString(),
  to: new Date(midnight(addDays(first, days)) - 1).toISOString(),
});
