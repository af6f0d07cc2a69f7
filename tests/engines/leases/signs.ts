import { expect, test } from '@jest/globals';
import { got, lasts, type Process } from './stage.ts';

/** How long a lease lasts: as long as signs of life are seen, by the clock of whoever waits. */
export function signsSuite(start: (clock?: number) => Promise<Process>): void {
  test('who gives no sign for its time loses it to whoever watched', async () => {
    const [one, other] = [await start(), await start()];
    await one.leases.take('timers', 'a', lasts);
    expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
    other.passes(lasts - 1);
    expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
    other.passes(1);
    expect(await other.leases.take('timers', 'b', lasts)).toMatchObject({ holder: 'b', token: 2 });
  });

  test('who gives signs keeps it, however long', async () => {
    const [one, other] = [await start(), await start()];
    const lease = got(await one.leases.take('timers', 'a', lasts));
    await other.leases.take('timers', 'b', lasts);
    for (let turn = 0; turn < 10; turn += 1) {
      other.passes(lasts - 1);
      expect(await one.leases.renew(lease)).toBe(true);
      expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
    }
  });

  test('a process that begins takes nothing at its first look, whatever its clock says', async () => {
    const one = await start();
    const lease = got(await one.leases.take('timers', 'a', lasts));
    for (const hour of [-3_600_000, 0, 3_600_000]) {
      const other = await start(hour);
      expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
      other.passes(lasts - 1);
      expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
    }
    expect(await one.leases.renew(lease)).toBe(true);
  });

  test('it lasts as long as its holder said, not as whoever asks would have it', async () => {
    const [one, other] = [await start(), await start()];
    await one.leases.take('timers', 'a', 10 * lasts);
    await other.leases.take('timers', 'b', 1);
    other.passes(9 * lasts);
    expect(await other.leases.take('timers', 'b', 1)).toBeUndefined();
    other.passes(lasts);
    expect(await other.leases.take('timers', 'b', 1)).toMatchObject({ token: 2 });
  });

  test('who is late, though nobody took it, may go on', async () => {
    const one = await start();
    const lease = got(await one.leases.take('timers', 'a', lasts));
    one.passes(100 * lasts);
    expect([await one.leases.renew(lease), await one.leases.note(lease, 'still me')]).toEqual([true, true]);
  });

  test('a process that starts anew waits for its own former one', async () => {
    const one = await start();
    await one.leases.take('timers', 'a', lasts);
    await one.leases.close();
    const again = await start();
    expect(await again.leases.take('timers', 'a', lasts)).toBeUndefined();
    again.passes(lasts);
    expect(await again.leases.take('timers', 'a', lasts)).toMatchObject({ holder: 'a', token: 2 });
  });
}

/** Many who ask at once. */
export function racesSuite(several: (count: number) => Promise<readonly Process[]>): void {
  test('of twenty who ask for a free one at once one has it', async () => {
    const processes = await several(4);
    const asked = Array.from({ length: 20 }, (_, n) => processes[n % 4]?.leases.take('timers', `p${n}`, lasts));
    const taken = (await Promise.all(asked)).filter((lease) => lease !== undefined);
    expect(taken).toMatchObject([{ token: 1 }]);
    expect(await processes[0]?.leases.held('timers')).toMatchObject(taken[0] ?? {});
  });

  test('of twenty who see that it is over at once one has it, with the next token', async () => {
    const [holder, ...waiting] = await several(5);
    await holder?.leases.take('timers', 'a', lasts);
    for (const { leases } of waiting) await leases.take('timers', 'x', lasts);
    for (const { passes } of waiting) passes(lasts);
    const asked = Array.from({ length: 20 }, (_, n) => waiting[n % 4]?.leases.take('timers', `p${n}`, lasts));
    expect((await Promise.all(asked)).filter((lease) => lease !== undefined)).toMatchObject([{ token: 2 }]);
  });
}
