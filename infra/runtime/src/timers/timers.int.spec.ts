import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Clock } from '../clock.ts';
import { type Position, START } from '../event-store/port.ts';
import { startTimerLoop } from './loop.ts';
import type { Timer, Timers } from './port.ts';
import { openTimers } from './sqlite.ts';

const at = (n: number): Position => String(n).padStart(START.length, '0') as Position;
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

describe('timers', () => {
  let folder: string;
  let timers: Timers;
  const open = () => openTimers({ file: join(folder, 'timers.db') });
  const ids = (seconds: number) => timers.due(after(seconds), 10).map(({ id }) => id);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'timers-'));
    timers = open();
  });
  afterEach(() => {
    timers.close();
    rmSync(folder, { recursive: true });
  });

  test('are due by time, earliest first, and outlive the process', () => {
    timers.transact(at(1), (table) => {
      table.set('b', after(20), { n: 2 });
      table.set('a', after(10), { n: 1 });
    });
    timers.close();
    timers = open();
    expect(timers.checkpoint()).toBe(at(1));
    expect(timers.next()).toBe(after(10));
    expect(timers.due(after(9), 10)).toEqual([]);
    expect(timers.due(after(20), 10)).toMatchObject([
      { id: 'a', dueAt: after(10), payload: { n: 1 }, failures: 0 },
      { id: 'b', dueAt: after(20), payload: { n: 2 } },
    ]);
    expect(timers.due(after(20), 1)).toHaveLength(1);
  });

  test('are replaced and cancelled, by id or by the beginning of it', () => {
    timers.transact(at(1), (table) => {
      for (const id of ['offer/1/a', 'offer/1/b', 'offer/10/a', 'other', 'offer/1_']) table.set(id, after(1), null);
    });
    timers.transact(at(2), (table) => {
      table.cancelPrefix('offer/1/');
      table.cancel('offer/1_');
      table.set('other', after(50), null);
    });
    expect(ids(49)).toEqual(['offer/10/a']);
    expect(ids(50)).toEqual(['offer/10/a', 'other']);
  });

  test('an event counts once; a failing one changes nothing', () => {
    timers.transact(at(2), (table) => table.set('a', after(1), null));
    const [first] = timers.due(after(1), 1);
    timers.done(first as Timer);
    timers.transact(at(2), (table) => table.set('a', after(1), null));
    expect(ids(1)).toEqual([]);
    const failing = () =>
      timers.transact(at(3), (table) => {
        table.set('b', after(1), null);
        table.set('c', 'tomorrow', null);
      });
    expect(failing).toThrow(RangeError);
    expect([ids(1), timers.checkpoint()]).toEqual([[], at(2)]);
  });

  test('done means this setting of it: one set anew meanwhile stays, with an id of its own', () => {
    timers.transact(at(1), (table) => table.set('a', after(1), null));
    const fired = timers.due(after(1), 1)[0] as Timer;
    timers.transact(at(2), (table) => table.set('a', after(1), null));
    timers.done(fired);
    const [anew] = timers.due(after(1), 1);
    expect(anew?.fireId).not.toBe(fired.fireId);
    expect(fired.fireId).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('the loop', () => {
    let clock: HandClock;
    let fired: string[];
    let failing: Set<string>;
    let loop: { stop(): Promise<void> };
    const until = async (holds: () => boolean) => {
      while (!holds()) await nextTurn();
    };

    beforeEach(() => {
      clock = new HandClock();
      fired = [];
      failing = new Set();
      timers.transact(at(1), (table) => {
        table.set('late', after(-5), null);
        table.set('soon', after(10), null);
      });
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
      expect(timers.next()).toBeUndefined();
    });

    test('wakes for a timer set while it sleeps', async () => {
      await until(() => clock.sleeping === 1);
      timers.transact(at(2), (table) => table.set('now', after(0), null));
      await until(() => fired.includes('now'));
    });

    test('asks again, less and less often and with the same id, while others go on', async () => {
      failing.add('soon');
      await until(() => clock.sleeping === 1);
      clock.moveTo(10);
      await until(() => fired.length === 2 && clock.sleeping === 1);
      timers.transact(at(2), (table) => table.set('other', after(10), null));
      await until(() => fired.includes('other') && clock.sleeping === 1);
      clock.moveTo(11);
      await until(() => fired.length === 4 && clock.sleeping === 1);
      expect(timers.next()).toBe(after(13));
      const tries = fired.filter((entry) => entry.startsWith('soon'));
      expect([tries.length, new Set(tries).size]).toEqual([2, 1]);
      failing.clear();
      clock.moveTo(13);
      await until(() => fired.at(-1) === 'soon' && clock.sleeping === 1);
      expect(timers.next()).toBeUndefined();
    });
  });
});
