import { describe, expect, test } from '@jest/globals';
import { fencedSuite } from './fenced.ts';
import { roundsSuite } from './rounds.ts';
import { racesSuite, signsSuite } from './signs.ts';
import { got, type LeasesPlace, lasts, leaseStage } from './stage.ts';

/** What every Leases must do; run by each adapter on its own engine. */
export function leasesContract(name: string, makePlace: () => Promise<LeasesPlace>): void {
  describe(`leases contract: ${name}`, () => {
    const { start, several } = leaseStage(makePlace);

    test('the first who asks has it, and is named', async () => {
      const { leases } = await start();
      expect(await leases.held('timers')).toBeUndefined();
      expect(await leases.take('timers', 'a', lasts)).toEqual({ name: 'timers', holder: 'a', token: 1 });
      expect(await leases.held('timers')).toEqual({ name: 'timers', holder: 'a', token: 1, note: '' });
    });

    test('nobody else gets it meanwhile, nor does its holder a second time', async () => {
      const [one, other] = [await start(), await start()];
      await one.leases.take('timers', 'a', lasts);
      expect(await other.leases.take('timers', 'b', lasts)).toBeUndefined();
      expect(await one.leases.take('timers', 'a', lasts)).toBeUndefined();
    });

    test('leases of other names are apart, whatever their characters', async () => {
      const { leases } = await start();
      const names = ['timers', 'timers ', '封存', '🎉', 'a.b', '$set', '__proto__'];
      for (const each of names) expect(await leases.take(each, `进程 "${each}"`, lasts)).toMatchObject({ token: 1 });
      for (const each of names) expect((await leases.held(each))?.holder).toBe(`进程 "${each}"`);
    });

    test('a holder without a name is refused', async () => {
      const { leases } = await start();
      await expect(leases.take('timers', '', lasts)).rejects.toThrow(RangeError);
    });

    test('given up, the next one has it at once, with a higher token', async () => {
      const [one, other] = [await start(), await start()];
      await one.leases.giveUp(got(await one.leases.take('timers', 'a', lasts)));
      expect(await one.leases.held('timers')).toBeUndefined();
      expect(await other.leases.take('timers', 'b', lasts)).toMatchObject({ holder: 'b', token: 2 });
    });

    test('given up twice, or after it went to another, changes nothing', async () => {
      const [one, other] = [await start(), await start()];
      const lease = got(await one.leases.take('timers', 'a', lasts));
      await one.leases.giveUp(lease);
      await one.leases.giveUp(lease);
      await other.leases.take('timers', 'b', lasts);
      await one.leases.giveUp(lease);
      expect((await other.leases.held('timers'))?.holder).toBe('b');
    });

    signsSuite(start);
    racesSuite(several);
    fencedSuite(start);
    roundsSuite(start);

    test('closed, they reject what is asked of them', async () => {
      const { leases } = await start();
      const lease = got(await leases.take('timers', 'a', lasts));
      await leases.close();
      const asked = [
        () => leases.take('timers', 'b', lasts),
        () => leases.renew(lease),
        () => leases.note(lease, 'x'),
        () => leases.giveUp(lease),
        () => leases.held('timers'),
        () => leases.noted('timers'),
      ];
      for (const ask of asked) await expect(ask()).rejects.toThrow();
    });
  });
}
