import { describe, expect, test } from '@jest/globals';
import { named, now, registerStage, type UploadRegisterPlace } from './stage.ts';

const hour = 3_600_000;

/** What every UploadRegister must do about a day's allowance and about orphans. */
export function uploadUpkeepContract(name: string, makePlace: () => Promise<UploadRegisterPlace>): void {
  describe(`upload upkeep contract: ${name}`, () => {
    const stage = registerStage(makePlace);
    const { uploaded, mayName } = stage;

    test('what a day allows to one and to all is not exceeded, whoever comes at once, and is free again the next day', async () => {
      const allowance = { person: 100, all: 250 };
      const second = await stage.open();
      const spend = (owner: string, at = now) => stage.register.spend(owner, 30, at, allowance);
      const many = [0, 1, 2, 3, 4].flatMap(() => [spend('p1'), second.spend('p1', 30, now, allowance)]);
      expect((await Promise.all(many)).filter((answer) => answer === 'spent')).toHaveLength(3);
      expect(await spend('p1')).toBe('person');
      for (const owner of ['p2', 'p3', 'p4', 'p5', 'p6']) expect(await spend(owner)).toBe('spent');
      expect(await spend('p7')).toBe('all');
      expect(await spend('p1', now + 16 * hour - 1)).toBe('person');
      expect(await spend('p1', now + 16 * hour)).toBe('spent');
      await second.close();
    });

    test('an orphan is a file that is old, and that no command named', async () => {
      await uploaded('old', 'p1', now);
      await uploaded('named', 'p1', now);
      await uploaded('refused', 'p1', now);
      await uploaded('young', 'p1', now + 2);
      await uploaded('sent again', 'p1', now);
      await uploaded('sent again', 'p2', now + 2);
      expect(await stage.register.claim('kept', named('named', 'refused'), 'p1')).toBe(true);
      expect(await stage.register.claim('other', named('refused', 'young'), 'p1')).toBe(true);
      await stage.register.release('other');
      // Counting changes nothing: what is counted can still be named.
      expect([await stage.register.countOrphans(now), await stage.register.countOrphans(now + 1)]).toEqual([0, 1]);
      expect(await stage.register.claim('counted', named('old'), 'p1')).toBe(true);
      expect(await stage.register.countOrphans(now + 1)).toBe(0);
      await stage.register.release('counted');
      expect(await stage.register.orphans(now + 1)).toEqual(['old']);
      expect(await stage.register.countOrphans(now)).toBe(1);
      await stage.register.release('kept');
      expect([...(await stage.register.orphans(now + 1))].sort()).toEqual(['named', 'old', 'refused']);
    });

    test('what is being swept can be neither named nor uploaded until it is gone', async () => {
      await uploaded('f1', 'p1', now);
      const second = await stage.open();
      expect(await second.orphans(now + 1)).toEqual(['f1']);
      expect([await mayName('p1', 'f1'), await stage.register.announce('f1', 'p2', now + 5)]).toEqual([false, false]);
      // Whoever swept died before it was done: the next one finds it again.
      expect(await stage.register.orphans(now + 1)).toEqual(['f1']);
      await stage.register.forget('f1');
      await uploaded('f1', 'p1', now + 5);
      expect(await mayName('p1', 'f1')).toBe(true);
      await second.close();
    });
  });
}
