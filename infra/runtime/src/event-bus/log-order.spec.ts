import { describe, expect, test } from '@jest/globals';
import type { Position } from '../event-store/port.ts';
import { LogOrder, type Placed } from './log-order.ts';

const at = (n: number): Position => String(n).padStart(20, '0') as Position;
const one = (n: number, after: number | undefined = n - 1): Placed => ({
  ...{ position: at(n), event: undefined },
  after: after === undefined ? undefined : at(after),
});
const numbers = (placed: readonly Placed[]) => placed.map(({ position }) => Number(position));

describe('events of several partitions', () => {
  test('wait for those in front of them, and come once', () => {
    const order = new LogOrder(at(0));
    expect(numbers(order.turn(one(2)))).toEqual([]);
    expect(numbers(order.turn(one(2)))).toEqual([]);
    expect(numbers(order.turn(one(4)))).toEqual([]);
    expect(order.waiting()).toEqual({ count: 2, upTo: at(4) });
    expect(numbers(order.turn(one(1)))).toEqual([1, 2]);
    expect(numbers(order.turn(one(1)))).toEqual([]);
    expect(numbers(order.turn(one(3)))).toEqual([3, 4]);
    expect(order.waiting().count).toBe(0);
  });

  test('those that lie before the place are passed over, and places between two are no hole', () => {
    const order = new LogOrder(at(10));
    expect(numbers(order.turn(one(9)))).toEqual([]);
    expect(numbers(order.turn(one(15, 8)))).toEqual([15]);
  });

  test('one that does not say what it follows waits until the log was read up to it', () => {
    const order = new LogOrder(at(0));
    const unknown: Placed = { position: at(3), after: undefined, event: undefined };
    expect(numbers(order.turn(unknown))).toEqual([]);
    expect(numbers(order.turn(one(4)))).toEqual([]);
    expect(numbers(order.pass(at(3)))).toEqual([4]);
    expect(order.position()).toBe(at(4));
  });

  test('in whatever order they come, repeated or not, each is handed on once and in order', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed;
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      const all = Array.from({ length: 30 }, (_, n) => n + 1);
      const coming = [...all, ...all.filter(() => random(2) === 0)];
      for (let n = coming.length - 1; n > 0; n -= 1) {
        const other = random(n + 1);
        [coming[n], coming[other]] = [coming[other] ?? 0, coming[n] ?? 0];
      }
      const order = new LogOrder(at(0));
      expect(coming.flatMap((n) => numbers(order.turn(one(n))))).toEqual(all);
    }
  });
});
