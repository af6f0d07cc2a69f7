import { describe, expect, it } from '@jest/globals';
import { byDay, type WorkItem } from './by-day.ts';

const now = Date.parse('2026-11-20T04:00:00.000Z');
const item = (id: string, dueAt: string | null): WorkItem => ({
  kind: 'SCREEN',
  id,
  applicationId: null,
  person: null,
  position: { positionId: 'p', title: '', titleEn: '' },
  dueAt,
  since: '2026-11-18T00:00:00.000Z',
});
const grouped = (...items: WorkItem[]) =>
  byDay(items, now).map((group) => [group.id, ...group.items.map(({ id }) => id)]);

describe('work by day', () => {
  it('is late, today, later or without a date, in this order', () => {
    expect(
      grouped(
        item('none', null),
        item('later', '2026-11-21T04:00:00.000Z'),
        item('today', '2026-11-20T10:00:00.000Z'),
        item('late', '2026-11-20T03:59:00.000Z'),
      ),
    ).toEqual([
      ['late', 'late'],
      ['today', 'today'],
      ['soon', 'later'],
      ['open', 'none'],
    ]);
  });
  it('takes the day from the clock in Beijing, and lets a day without a time last until its end', () => {
    expect(grouped(item('a', '2026-11-20T15:59:00.000Z'), item('b', '2026-11-20'))).toEqual([['today', 'a', 'b']]);
    expect(grouped(item('c', '2026-11-20T16:00:00.000Z'))).toEqual([['soon', 'c']]);
  });
});
