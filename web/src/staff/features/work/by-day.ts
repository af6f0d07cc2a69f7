import type { QueryData } from '../../../api/index.ts';
import { localTime } from '../../../format/dates.ts';

export type WorkItem = QueryData<'myWork'>['items'][number];

export interface WorkGroup {
  readonly id: 'late' | 'today' | 'soon' | 'open';
  readonly items: readonly WorkItem[];
}

const groups = ['late', 'today', 'soon', 'open'] as const;

function groupOf(dueAt: string | null, now: number): WorkGroup['id'] {
  if (dueAt === null) return 'open';
  const today = localTime(new Date(now).toISOString()).day;
  // A due day without a time lasts until its end.
  if (dueAt.length === 10) return dueAt < today ? 'late' : dueAt === today ? 'today' : 'soon';
  if (Date.parse(dueAt) < now) return 'late';
  return localTime(dueAt).day === today ? 'today' : 'soon';
}

/** Work by when it is due: late, today, later, and what has no date; the order within a group stays. */
export function byDay(items: readonly WorkItem[], now: number): readonly WorkGroup[] {
  return groups
    .map((id) => ({ id, items: items.filter(({ dueAt }) => groupOf(dueAt, now) === id) }))
    .filter((group) => group.items.length > 0);
}
