import { expect, it } from '@jest/globals';
import { backupPart } from './backup-part.ts';

const now = Date.parse('2026-11-02T04:00:00.000Z');

it.each<[string | undefined, number | undefined, boolean, string]>([
  [undefined, undefined, true, 'none'],
  [undefined, 24, false, 'none'],
  ['2026-11-01T04:00:00.000Z', 24, true, '2026-11-01T04:00:00.000Z'],
  ['2026-11-01T03:59:59.000Z', 24, false, '2026-11-01T03:59:59.000Z'],
  ['2020-01-01T00:00:00.000Z', undefined, true, '2020-01-01T00:00:00.000Z'],
])('a backup of %s that may be %s hours old', (last, hours, ready, detail) =>
  expect(backupPart(last, hours, now)).toEqual({ ready, degraded: true, detail }),
);
