const shanghaiOffset = 8 * 3_600_000;
const day = 86_400_000;

/** The day in Shanghai, where versions of policies begin. */
export const shanghaiToday = (now: number = Date.now()): string =>
  new Date(now + shanghaiOffset).toISOString().slice(0, 10);

/** So many days after one; empty where it is no day. */
export function daysAfter(from: string, days: number): string {
  const at = Date.parse(`${from}T00:00:00.000Z`);
  return Number.isNaN(at) ? '' : new Date(at + days * day).toISOString().slice(0, 10);
}
