import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Clock } from '../clock.ts';
import { type LogPosition, START } from '../event-store/port.ts';
import { startTimerLoop } from './loop.ts';
import { memoryTimers } from './memory.ts';
import type { Timers } from './port.ts';

const at = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;
const midnight = Date.UTC(2026, 10, 21);
const after = (seconds: number): string => new Date(midnight + seconds * 1000).toISOString();

/** A clock that stands still until it is moved. */
class HandClock implements Clock {
  private time = midnight;
  private sleepers: { until: number; end: () => void }[] = [];
  now = () => this.time;
  get sleeping(): number {
    return this.sleepers.length;
  }

  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper = { until: this.time + milliseconds, end: resolve };
      this.sleepers.push(sleeper);
      signal.addEventListener('abort', () => {
        this.sleepers = this.sleepers.filter((other) => other !== sleeper);
        resolve();
      });
    });
  }

  moveTo(seconds: number): void {
    this.time = midnight + seconds * 1000;
    const due = this.sleepers.filter(({ until }) => until <= this.time);
    this.sleepers = this.sleepers.filter(({ until }) => until > this.time);
    for (const { end } of due) end();
  }
}

describe('the timer loop', () => {
  let timers: Timers;
  let clock: HandClock;
  let fired: string[];
  let failing: Set<string>;
  let loop: { stop(): Promise<void> };
  const until = async (holds: () => boolean) => {
    while (!holds()) await nextTurn();
  };

  beforeEach(async () => {
    timers = memoryTimers();
    clock = new HandClock();
    fired = [];
    failing = new Set();
    await timers.apply(at(1), [
      { set: 'late', dueAt: after(-5), payload: null },
      { set: 'soon', dueAt: after(10), payload: null },
    ]);
    loop = startTimerLoop({
      timers,
      clock,
      fire: async ({ id, fireId }) => {
        fired.push(failing.has(id) ? `${id}!${fireId}` : id);
        if (failing.has(id)) throw new Error('not now');
      },
    });
  });
  afterEach(() => loop.stop());

  test('fires what was missed at once, the rest in time, each once', async () => {
    await until(() => clock.sleeping === 1);
    expect(fired).toEqual(['late']);
    clock.moveTo(10);
    await until(() => fired.length === 2 && clock.sleeping === 1);
    expect(await timers.next()).toBeUndefined();
  });

  test('wakes for a timer set while it sleeps', async () => {
    await until(() => clock.sleeping === 1);
    await timers.apply(at(2), [{ set: 'now', dueAt: after(0), payload: null }]);
    await until(() => fired.includes('now'));
  });

  test('asks again, less and less often and with the same id, while others go on', async () => {
    failing.add('soon');
    await until(() => clock.sleeping === 1);
    clock.moveTo(10);
    await until(() => fired.length === 2 && clock.sleeping === 1);
    await timers.apply(at(2), [{ set: 'other', dueAt: after(10), payload: null }]);
    await until(() => fired.includes('other') && clock.sleeping === 1);
    clock.moveTo(11);
    await until(() => fired.length === 4 && clock.sleeping === 1);
    expect(await timers.next()).toBe(after(13));
    const tries = fired.filter((entry) => entry.startsWith('soon'));
    expect([tries.length, new Set(tries).size]).toEqual([2, 1]);
    failing.clear();
    clock.moveTo(13);
    await until(() => fired.at(-1) === 'soon' && clock.sleeping === 1);
    expect(await timers.next()).toBeUndefined();
  });

  test('says when the timers cannot be read, asks again, and fires what was due', async () => {
    await until(() => clock.sleeping === 1);
    let away = 3;
    const shaky: Timers = {
      ...timers,
      due: async (...given) => {
        away -= 1;
        if (away >= 0) throw new Error('the disk is away');
        return timers.due(...given);
      },
    };
    await timers.apply(at(2), [{ set: 'again', dueAt: after(0), payload: null }]);
    await loop.stop();
    fired = [];
    await timers.apply(at(3), [{ set: 'again', dueAt: after(0), payload: null }]);
    const second = startTimerLoop({ timers: shaky, clock, fire: async ({ id }) => void fired.push(id) });
    await until(() => second.status().failing && clock.sleeping === 1);
    expect(second.status().lastError).toBe('the disk is away');
    let seconds = 0;
    await until(() => {
      seconds += 1;
      clock.moveTo(seconds);
      return fired.includes('again') && !second.status().failing;
    });
    await second.stop();
  });
});
