import type { PartStatus } from './judged.ts';

/**
 * How old the last backup is. None, or one older than the company says it may be, is missed; without such a word it is told and no more,
 * because others may copy the folder by other means.
 */
export function backupPart(last: string | undefined, mostHours: number | undefined, now: number): PartStatus {
  const detail = last ?? 'none';
  const isOld = mostHours !== undefined && (last === undefined || now - Date.parse(last) > mostHours * 3_600_000);
  return { ready: !isOld, degraded: true, detail };
}
