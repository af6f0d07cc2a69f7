import { expect, it } from '@jest/globals';
import { backupPart, keysBackupPart } from './backup-part.ts';

const now = Date.parse('2026-11-02T04:00:00.000Z');

it.each<[string | undefined, number | undefined, boolean, string, string]>([
  [undefined, undefined, true, 'none', 'none'],
  [undefined, 24, false, 'none', 'none'],
  ['2026-11-01T04:00:00.000Z', 24, true, '2026-11-01T04:00:00.000Z', 'old'],
  ['2026-11-01T03:59:59.000Z', 24, false, '2026-11-01T03:59:59.000Z', 'old'],
  ['2020-01-01T00:00:00.000Z', undefined, true, '2020-01-01T00:00:00.000Z', 'old'],
])('a backup of %s that may be %s hours old', (last, mostHours, ready, detail, cause) =>
  expect(backupPart({ last, mostHours }, now)).toEqual({ ready, degraded: true, detail, cause }),
);

it.each<[string | undefined, number | undefined, boolean]>([
  [undefined, undefined, true],
  [undefined, 24, false],
  // The log's backup may be a day old; the keys' is good for thirty.
  ['2026-10-30T04:00:00.000Z', 24, true],
  ['2026-10-03T04:00:00.000Z', undefined, true],
  ['2026-10-03T03:59:59.000Z', undefined, false],
])('a backup of the keys of %s, where the log may be %s hours old', (last, mostHours, ready) =>
  expect(keysBackupPart({ last, mostHours }, now).ready).toBe(ready),
);
