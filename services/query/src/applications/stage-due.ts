import { endOfDay } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { ApplicationStored } from './view.ts';

/** By when somebody is dealt with at the stage where they stand, as the settings say now; null where they say nothing. */
export function stageDue({ data: { stage, since } }: ApplicationStored, { stageDays }: QueryContext['settings']) {
  const days = stageDays[stage];
  return days === undefined ? null : endOfDay(since, days);
}
