import type { Timers } from '@talentlog/runtime';

/** Counted up to here. */
const most = 1_000;

/** How many timers are due and did not fire, and for how long the first of them is. One that failed is due when it is tried again. */
export async function dueTimers(
  timers: Pick<Timers, 'due'>,
  now: number,
): Promise<{ readonly timers: number; readonly lateSeconds: number }> {
  const due = await timers.due(new Date(now).toISOString(), most);
  const since = due.map(({ dueAt }) => Date.parse(dueAt));
  return { timers: due.length, lateSeconds: due.length === 0 ? 0 : Math.max(0, now - Math.min(...since)) / 1000 };
}
