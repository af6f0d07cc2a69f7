import { addDays, addMinutes, dayOf, isBefore, overlaps } from '@talentlog/domain/fold';

export interface Span {
  readonly start: string;
  readonly end: string;
}

/** Halves of a working day, as the clock in Beijing shows them. */
const halves = [
  { from: '09:30', to: '12:00' },
  { from: '14:00', to: '18:00' },
] as const;
/** Within them an interview begins on the half hour. */
const step = 30;
/** Working days that are looked at, from the next one on: who is invited has a night to see it. */
const daysAhead = 5;
const mostTimes = 3;

const at = (day: string, clock: string): string => new Date(`${day}T${clock}:00+08:00`).toISOString();
const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function nextWorkingDays(now: string): string[] {
  const days = Array.from({ length: 2 * daysAhead }, (_, index) => dayOf(addDays(now, index + 1)));
  return days.filter(isWorkingDay).slice(0, daysAhead);
}

/** The first time within the half day that nothing else takes. */
function firstFree({ start, end }: Span, minutes: number, taken: readonly Span[]): Span | undefined {
  for (let from = start; !isBefore(end, addMinutes(from, minutes)); from = addMinutes(from, step)) {
    const wish = { start: from, end: addMinutes(from, minutes) };
    if (!taken.some((one) => overlaps(one, wish))) return wish;
  }
  return undefined;
}

/**
 * Times of so many minutes when nobody whose times are taken is needed elsewhere: the first of each half of a working day, so that they
 * are a choice and not three times the same morning.
 */
export function freeTimes(taken: readonly Span[], minutes: number, now: string): readonly Span[] {
  return nextWorkingDays(now)
    .flatMap((day) => halves.map(({ from, to }) => ({ start: at(day, from), end: at(day, to) })))
    .flatMap((half) => firstFree(half, minutes, taken) ?? [])
    .slice(0, mostTimes);
}
