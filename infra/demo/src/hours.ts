export const hour = 3_600_000;
export const day = 24 * hour;
export const iso = (date: Date): string => date.toISOString();

/** Half an hour of the next working morning or afternoon; people met later sit later in the day. */
function officeHour(after: Date, index: number): Date {
  const start = shanghai(after, 1, 9 + (index % 8) / 2);
  const weekday = new Date(start.getTime() + 8 * hour).getUTCDay();
  return weekday === 6 || weekday === 0 ? new Date(start.getTime() + 2 * day) : start;
}

/** Half an hour in which people met: the next office hour, or, where that is still to come today, one of the last hours before. */
export function metHour(after: Date, today: Date, index: number): Date {
  const usual = officeHour(after, index);
  if (usual.getTime() + 2 * hour <= today.getTime()) return usual;
  const halfHours = Math.floor(today.getTime() / (hour / 2)) - 4 - (index % 8);
  return new Date(Math.max(halfHours * (hour / 2), after.getTime() + hour / 6));
}

/** An hour of a day in Shanghai, counted from today. */
export function shanghai(today: Date, days: number, hours: number): Date {
  const midnight = Math.floor((today.getTime() + 8 * hour) / day) * day - 8 * hour;
  return new Date(midnight + days * day + hours * hour);
}
