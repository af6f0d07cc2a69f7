import { describe, expect, test } from '@jest/globals';
import { TryAgain } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import type { busOf } from './subject.ts';

/** One consumer takes messages, again and again until it has done them. */
export function consumersContract({ place, consume, noting, publish }: ReturnType<typeof busOf>): void {
  describe('consuming', () => {
    test('begins with what was there before it came, and goes on with what comes', async () => {
      const at = await place();
      await publish(at, 'k', '1', '2');
      const { seen, consumption } = noting(at);
      await until(() => seen.length === 2);
      await publish(at, 'k', '3');
      await until(() => seen.length === 3);
      expect(seen).toEqual(['1', '2', '3']);
      expect(consumption.status()).toEqual({ state: 'running', parked: 0, lastError: null });
    });

    test('goes on after a restart behind what it has done', async () => {
      const at = await place();
      await publish(at, 'k', '1', '2', '3');
      const first = noting(at);
      await until(() => first.seen.length === 3);
      await first.consumption.stop();
      expect(first.consumption.status().state).toBe('stopped');
      await publish(at, 'k', '4');
      const second = noting(at);
      await until(() => second.seen.includes('4'));
      expect(second.seen).toEqual(['4']);
    });

    test('a message that was cut off in the middle of a batch comes again, with those behind it', async () => {
      const at = await place();
      await publish(at, 'k', '1', '2', '3', '4');
      const first = noting(at, async (text, signal) => {
        if (text === '3') await new Promise((cut) => signal.addEventListener('abort', cut, { once: true }));
      });
      await until(() => first.seen.includes('3'));
      await first.consumption.stop();
      const second = noting(at);
      await until(() => second.seen.includes('4'));
      expect(first.seen).toEqual(['1', '2', '3']);
      expect(second.seen).toEqual(['3', '4']);
    });

    test('while somebody is away the message waits, and so do those behind it', async () => {
      const at = await place(1);
      let away = 5;
      const { seen, consumption } = noting(at, async (text) => {
        if (text === '1' && away-- > 0) throw new TryAgain('the peer is away');
      });
      await publish(at, 'k', '1', '2');
      await until(() => seen.includes('2'));
      expect(seen).toEqual(['1', '1', '1', '1', '1', '1', '2']);
      expect(consumption.status()).toEqual({ state: 'running', parked: 0, lastError: 'the peer is away' });
    });

    test('while it waits, its state says so', async () => {
      const at = await place(1);
      const consumption = consume({
        ...at,
        topics: [at.topic],
        pauseMs: () => 3_600_000,
        handle: () => Promise.reject(new TryAgain('away')),
      });
      await publish(at, 'k', '1');
      await until(() => consumption.status().state === 'waiting');
      expect(consumption.status().lastError).toBe('away');
      await consumption.stop();
    });

    test('one that waits for its next try comes again after a restart', async () => {
      const at = await place(1);
      await publish(at, 'k', '1');
      let tries = 0;
      const first = consume({
        ...at,
        topics: [at.topic],
        pauseMs: () => 3_600_000,
        handle: async () => {
          tries += 1;
          throw new Error('broke');
        },
      });
      await until(() => tries === 1);
      await first.stop();
      const second = noting(at);
      await until(() => second.seen.length === 1);
    });
  });
}
