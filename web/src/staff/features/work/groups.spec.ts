import { describe, expect, it } from '@jest/globals';
import { byAction, isDueToday, isLate, type WorkItem } from './groups.ts';

const now = Date.parse('2026-11-20T04:00:00.000Z');
const item = (kind: WorkItem['kind'], id: string, dueAt: string | null): WorkItem => ({
  kind,
  id,
  applicationId: null,
  person: null,
  position: { positionId: 'p', title: '', titleEn: '' },
  dueAt,
  since: '2026-11-18T00:00:00.000Z',
  application: null,
});

describe('work by action', () => {
  it('has each action once, the one that is due first before the others, and those without a date last', () => {
    const groups = byAction([
      item('SCREEN', 'late', '2026-11-19T04:00:00.000Z'),
      item('APPROVE', 'soon', '2026-11-20T10:00:00.000Z'),
      item('SCREEN', 'later', '2026-11-25T04:00:00.000Z'),
      item('HANDLE', 'open', null),
    ]);
    expect(groups.map(({ kind, items }) => [kind, ...items.map(({ id }) => id)])).toEqual([
      ['SCREEN', 'late', 'later'],
      ['APPROVE', 'soon'],
      ['HANDLE', 'open'],
    ]);
  });

  it.each([
    ['2026-11-20T03:59:00.000Z', 'late'],
    ['2026-11-20T15:59:00.000Z', 'today'],
    ['2026-11-20T16:00:00.000Z', 'neither'],
    ['2026-11-20', 'today'],
    ['2026-11-19', 'late'],
    [null, 'neither'],
  ])('%s is %s by the clock in Beijing', (dueAt, expected) => {
    const one = { dueAt };
    expect(isLate(one, now) ? 'late' : isDueToday(one, now) ? 'today' : 'neither').toBe(expected);
  });
});
