import type { Settings } from '../shared/settings.ts';
import { addHours, isBefore } from '../shared/time.ts';
import type { Seeker } from './data.ts';

/** Whether somebody is reminded to choose a time: who has not chosen yet, and nobody twice within the hours of the setting. */
export const isToRemind = (
  { reservation, urgedAt }: Pick<Seeker, 'reservation' | 'urgedAt'>,
  { now, settings }: { readonly now: string; readonly settings: Pick<Settings, 'remindHours'> },
): boolean =>
  reservation === 'UNRESERVED' && (urgedAt === null || !isBefore(now, addHours(urgedAt, settings.remindHours)));
