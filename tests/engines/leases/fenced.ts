import { describe, expect, test } from '@jest/globals';
import { got, lasts, type Process, takenOver } from './stage.ts';

/** Whoever lost a lease writes no more with it, however late they wake. */
export function fencedSuite(start: () => Promise<Process>): void {
  describe('a holder whose time is over', () => {
    /** One who slept, and one who took over. */
    const overtaken = async () => {
      const [one, other] = [await start(), await start()];
      const lost = got(await one.leases.take('timers', 'a', lasts));
      return { one, other, lost, lease: got(await takenOver(other, 'timers', 'b')) };
    };

    test('renews nothing, and learns so', async () => {
      const { one, other, lost, lease } = await overtaken();
      expect([await one.leases.renew(lost), await other.leases.renew(lease)]).toEqual([false, true]);
    });

    test('leaves no word: what it writes bounces off, and that of the holder stays', async () => {
      const { one, other, lost, lease } = await overtaken();
      expect(await other.leases.note(lease, '到 42 为止 🎉')).toBe(true);
      expect(await one.leases.note(lost, 'up to 7')).toBe(false);
      expect([await one.leases.noted('timers'), await other.leases.held('timers')]).toEqual([
        '到 42 为止 🎉',
        { ...lease, note: '到 42 为止 🎉' },
      ]);
    });

    test('frees nothing by giving up', async () => {
      const { one, other, lost, lease } = await overtaken();
      await one.leases.giveUp(lost);
      expect(await other.leases.held('timers')).toMatchObject(lease);
    });

    test('has nothing of its former lease when it gets another one', async () => {
      const { one, other, lost, lease } = await overtaken();
      await other.leases.giveUp(lease);
      const again = got(await one.leases.take('timers', 'a', lasts));
      expect(again.token).toBe(3);
      expect([await one.leases.note(lost, 'old'), await one.leases.note(again, 'new')]).toEqual([false, true]);
    });

    test('of a sign of life and a taking at once one succeeds', async () => {
      const [one, other] = [await start(), await start()];
      let lease = got(await one.leases.take('timers', 'p0', lasts));
      let [holder, waiter] = [one, other];
      for (let turn = 1; turn <= 20; turn += 1) {
        await waiter.leases.take('timers', `p${turn}`, lasts);
        waiter.passes(lasts);
        const [kept, taken] = await Promise.all([
          holder.leases.renew(lease),
          waiter.leases.take('timers', `p${turn}`, lasts),
        ]);
        // A sign that was given before is no bar, one that was given meanwhile is.
        expect((await waiter.leases.held('timers'))?.token).toBe((taken ?? lease).token);
        if (taken === undefined) expect(kept).toBe(true);
        else {
          expect(await holder.leases.renew(lease)).toBe(false);
          lease = taken;
          [holder, waiter] = [waiter, holder];
        }
      }
    });
  });

  test('what is given up has no holder who writes, but keeps its note for the next one', async () => {
    const [one, other] = [await start(), await start()];
    const lease = got(await one.leases.take('sealer', 'a', lasts));
    await one.leases.note(lease, 'up to 7');
    await one.leases.giveUp(lease);
    expect([await one.leases.renew(lease), await one.leases.note(lease, 'up to 8')]).toEqual([false, false]);
    expect(await other.leases.noted('sealer')).toBe('up to 7');
    expect((await other.leases.noted('none')).length).toBe(0);
  });

  test('a holder that counts by its note loses no count, whoever holds it, and signs at the same time hurt nobody', async () => {
    const processes = [await start(), await start(), await start()];
    let turns = 0;
    await Promise.all(
      processes.map(async ({ leases }, n) => {
        while (turns < 60) {
          const lease = await leases.take('counter', `p${n}`, lasts);
          if (lease === undefined) continue;
          const count = Number((await leases.noted('counter')) || 0);
          const written = await Promise.all([leases.note(lease, String(count + 1)), leases.renew(lease)]);
          expect(written).toEqual([true, true]);
          turns += 1;
          await leases.giveUp(lease);
        }
      }),
    );
    expect(Number(await processes[0]?.leases.noted('counter'))).toBe(turns);
  });
}
