import type { SegmentPlan } from '@talentlog/contracts';
import { localTime } from '../../../../format/dates.ts';

/** How a recruiter describes the times on offer; clocks are Beijing's, as `09:30`. */
export interface PlanValues {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly weekends: boolean;
  readonly from: string;
  readonly to: string;
  readonly rest: boolean;
  readonly restFrom: string;
  readonly restTo: string;
  readonly durationMinutes: number | null;
  readonly gapMinutes: number | null;
  readonly seats: number | null;
}

const dayMs = 86_400_000;
const most = 500;
const clockMinutes = (text: string): number | undefined => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
};
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Days from the first to the last, at most one more than a session may span, so that a longer one is refused in words. */
function daysOf({ firstDay, lastDay, weekends }: PlanValues): string[] {
  if (firstDay === null || lastDay === null) return [];
  const count = Math.round((midnight(lastDay) - midnight(firstDay)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, 62)) }, (_, index) =>
    localTime(new Date(midnight(firstDay) + index * dayMs).toISOString()),
  )
    .filter(({ weekday }) => weekends || (weekday !== 0 && weekday !== 6))
    .map(({ day }) => day);
}

/** Starts of one day's segments in minutes: one after the other with the gap between, none reaching into the rest. */
export function startsOf(values: PlanValues): number[] {
  const [from, to] = [clockMinutes(values.from), clockMinutes(values.to)];
  const { durationMinutes: length, gapMinutes } = values;
  if (from === undefined || to === undefined || length === null || length < 1) return [];
  const rest = values.rest ? { from: clockMinutes(values.restFrom) ?? 0, to: clockMinutes(values.restTo) ?? 0 } : null;
  const starts: number[] = [];
  for (let start = from; start + length <= to && starts.length < most; ) {
    if (rest !== null && rest.to > rest.from && start < rest.to && start + length > rest.from) {
      start = rest.to;
      continue;
    }
    starts.push(start);
    start += length + Math.max(0, gapMinutes ?? 0);
  }
  return starts;
}

/** The segments that the description stands for, in order, at most as many as a session may have. */
export function planSegments(values: PlanValues): SegmentPlan[] {
  const starts = startsOf(values);
  const length = values.durationMinutes ?? 0;
  const at = (day: string, minutes: number) => new Date(midnight(day) + minutes * 60_000).toISOString();
  return daysOf(values)
    .flatMap((day) =>
      starts.map((start) => ({ start: at(day, start), end: at(day, start + length), seats: values.seats ?? 0 })),
    )
    .slice(0, most);
}
