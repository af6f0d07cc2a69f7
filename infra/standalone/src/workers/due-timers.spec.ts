import { describe, expect, test } from '@jest/globals';
import { type LogPosition, memoryTimers } from '@talentlog/runtime';
import { dueTimers } from './due-timers.ts';

const at = (minute: number) => `2026-11-23T20:${String(minute).padStart(2, '0')}:00.000Z`;
const now = Date.parse(at(30));
const place = '00000000000000000001' as LogPosition;

describe('timers that are due', () => {
  test('are those whose time has come; the first says how late they are', async () => {
    const timers = memoryTimers();
    expect(await dueTimers(timers, now)).toEqual({ timers: 0, lateSeconds: 0 });
    const set = [10, 20, 30, 31].map((minute) => ({ set: String(minute), dueAt: at(minute), payload: null }));
    await timers.apply(place, set);
    expect(await dueTimers(timers, now)).toEqual({ timers: 3, lateSeconds: 20 * 60 });
  });

  test('are late from when they were due, however often they failed since', async () => {
    const timers = memoryTimers();
    await timers.apply(place, [{ set: 'x', dueAt: at(0), payload: null }]);
    const [timer] = await timers.due(at(1), 1);
    if (timer === undefined) throw new Error('nothing is due');
    await timers.postpone(timer, at(29));
    expect(await dueTimers(timers, now)).toEqual({ timers: 1, lateSeconds: 30 * 60 });
  });
});
