import { localTime } from '../../../../format/dates.ts';

const month = 30 * 86_400_000;

/** The last minute, in Beijing, of the day a month from now. */
export function usualDeadline(now: number = Date.now()): string {
  const { day } = localTime(new Date(now + month).toISOString());
  return new Date(`${day}T23:59:00+08:00`).toISOString();
}
