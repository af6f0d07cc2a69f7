/** Time arithmetic on ISO instants. Asia/Shanghai has been UTC+8 without daylight saving since 1991, so a fixed offset is exact. */
const shanghaiOffset = 8 * 3_600_000;

export const addMinutes = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
export const addHours = (at: string, hours: number): string => addMinutes(at, hours * 60);
export const addDays = (at: string, days: number): string => addHours(at, days * 24);
export const isBefore = (a: string, b: string): boolean => Date.parse(a) < Date.parse(b);
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** The calendar day in Asia/Shanghai. */
export const dayOf = (at: string): string => new Date(Date.parse(at) + shanghaiOffset).toISOString().slice(0, 10);

/** The calendar day so many months later; the last of the month where that month is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** First millisecond of a Shanghai day. */
export const startOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - shanghaiOffset).toISOString();

/** Last millisecond of the Shanghai day that lies `days` after the instant. */
export const endOfDay = (at: string, days = 0): string => {
  const day = dayOf(addDays(at, days));
  return new Date(Date.parse(`${day}T23:59:59.999Z`) - shanghaiOffset).toISOString();
};

/** Completed years of life on the Shanghai day of the instant. */
export function ageOn(birthDay: string, at: string): number {
  const today = dayOf(at);
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

export const overlaps = (a: { start: string; end: string }, b: { start: string; end: string }): boolean =>
  isBefore(a.start, b.end) && isBefore(b.start, a.end);
