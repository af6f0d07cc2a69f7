import type { PartStatus } from './judged.ts';

const hourMs = 3_600_000;
/** A copy of the keys is refused after so many hours: from then on there is none. */
const keysGoodForHours = 30 * 24;

interface Backup {
  /** When the last one was made, where we hear of it. */
  readonly last: string | undefined;
  /** How old the company says one may be. */
  readonly mostHours: number | undefined;
}

/**
 * How old the last backup is. None, or one older than the company says it may be, is missed; without such a word it is told and no more,
 * because others may copy the folder by other means.
 */
export const backupPart = ({ last, mostHours }: Backup, now: number): PartStatus =>
  last === undefined ? untold(mostHours) : aged(last, mostHours, now);

/** The same of the keys' own backup; one that is too old to be taken is missed, whatever the company says. */
export const keysBackupPart = ({ last, mostHours }: Backup, now: number): PartStatus =>
  last === undefined ? untold(mostHours) : aged(last, keysGoodForHours, now);

const untold = (mostHours: number | undefined): PartStatus => ({
  ready: mostHours === undefined,
  degraded: true,
  detail: 'none',
  cause: 'none',
});

const aged = (last: string, mostHours: number | undefined, now: number): PartStatus => ({
  ready: mostHours === undefined || now - Date.parse(last) <= mostHours * hourMs,
  degraded: true,
  detail: last,
  cause: 'old',
});
