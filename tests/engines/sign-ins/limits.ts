import { describe, expect, test } from '@jest/globals';
import { now, type Subject } from './subject.ts';

/** Rate limits: so many places in a sliding window. */
export function limitsSuite(subject: () => Subject): void {
  describe('a limit', () => {
    test('slides: a place is free again when it leaves the window', async () => {
      const { store } = subject();
      expect(await store.take('k', 2, 60, now)).toEqual({ ok: true });
      expect(await store.take('k', 2, 60, now + 10_000)).toEqual({ ok: true });
      expect(await store.take('k', 2, 60, now + 20_000)).toEqual({ ok: false, retryAfterSeconds: 40 });
      expect(await store.taken('k', 60, now + 20_000)).toBe(2);
      expect(await store.take('other', 2, 60, now + 20_000)).toEqual({ ok: true });
      expect(await store.take('k', 2, 60, now + 60_000)).toEqual({ ok: true });
      expect(await store.take('k', 2, 60, now + 60_000)).toEqual({ ok: false, retryAfterSeconds: 10 });
      expect(await store.take('k', 2, 3600, now + 60_000)).toMatchObject({ ok: false });
    });

    test('of several windows takes one place in all of them, or none', async () => {
      const { store } = subject();
      const take = (at: number) =>
        store.takeWithin(
          'k',
          [
            [1, 10],
            [2, 60],
          ],
          now + at * 1000,
        );
      expect(await take(0)).toEqual({ ok: true });
      expect(await take(1)).toEqual({ ok: false, retryAfterSeconds: 9 });
      expect(await take(10)).toEqual({ ok: true });
      expect(await take(11)).toEqual({ ok: false, retryAfterSeconds: 49 });
      expect(await store.taken('k', 60, now + 11_000)).toBe(2);
      expect(await take(60)).toEqual({ ok: true });
    });

    test('takes two places of one instant apart', async () => {
      const { store } = subject();
      const taken = await Promise.all(Array.from({ length: 5 }, () => store.take('k', 3, 60, now)));
      expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
      expect(await store.taken('k', 60, now)).toBe(3);
    });

    test('can be given back; none at all refuses always', async () => {
      const { store } = subject();
      await store.take('k', 1, 60, now);
      await store.clear('k');
      expect(await store.taken('k', 60, now)).toBe(0);
      expect(await store.take('k', 1, 60, now)).toEqual({ ok: true });
      expect(await store.take('none', 0, 60, now)).toEqual({ ok: false, retryAfterSeconds: 60 });
    });

    test('holds for two processes at once', async () => {
      const answers = await subject().inTwoProcesses<boolean[]>(`const taken = [];
        for (let turn = 0; turn < 100; turn += 1) taken.push((await store.take('k', 7, 60, ${now})).ok);
        return taken;`);
      expect(answers.flat().filter((ok) => ok)).toHaveLength(7);
    });

    test('holds after a kill', async () => {
      const killed = `await store.take('killed', 1, 60, ${now}); process.kill(process.pid, 'SIGKILL');`;
      await expect(subject().inTwoProcesses(killed)).rejects.toThrow();
      expect(await subject().store.taken('killed', 60, now)).toBe(1);
    });
  });
}
