import type { QueryData } from '../../../api/index.ts';
import { localTime } from '../../../format/dates.ts';

export type WorkItem = QueryData<'myWork'>['items'][number];

export interface WorkGroup {
  readonly kind: WorkItem['kind'];
  readonly items: readonly WorkItem[];
}

const dayOf = (now: number): string => localTime(new Date(now).toISOString()).day;

/** The day in Beijing something is due; a due day without a time lasts until its end. */
export const dueDay = ({ dueAt }: Pick<WorkItem, 'dueAt'>): string | null =>
  dueAt === null ? null : dueAt.length === 10 ? dueAt : localTime(dueAt).day;

export function isLate({ dueAt }: Pick<WorkItem, 'dueAt'>, now: number): boolean {
  if (dueAt === null) return false;
  return dueAt.length === 10 ? dueAt < dayOf(now) : Date.parse(dueAt) < now;
}

export const isDueToday = (item: Pick<WorkItem, 'dueAt'>, now: number): boolean =>
  !isLate(item, now) && dueDay(item) === dayOf(now);

/** Sorts behind every date. */
const never = '9999';

/** Work by the very action, so that the like of it is done in one rhythm: the group with what is due first comes first. */
export function byAction(items: readonly WorkItem[]): readonly WorkGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }));
  const first = ({ items: [one] }: WorkGroup) => one?.dueAt ?? never;
  return groups.toSorted((a, b) => first(a).localeCompare(first(b)));
}
