import { describe, expect, test } from '@jest/globals';
import { named, now, pdf, sharedStage, type UploadRegisterPlace } from './stage.ts';

/** What every UploadRegister must do where two have it open, as two processes have; and odd names. */
export function sharedUploadsContract(name: string, makePlace: () => Promise<UploadRegisterPlace>): void {
  describe(`shared uploads contract: ${name}`, () => {
    const { stage, second } = sharedStage(makePlace);
    const { uploaded } = stage;
    const clean = { type: pdf, scan: 'clean', purpose: 'attachment' } as const;

    test('a file that is named and swept at once is either named or leaving, never both', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const file = `f${turn}`;
        await uploaded(file, 'p1', now);
        const [claimed, swept] = await Promise.all([
          stage.register.claim(`c${turn}`, named(file), 'p1'),
          second().orphans(now + 1),
        ]);
        expect(swept.includes(file)).toBe(!claimed);
        if (!claimed) await second().forget(file);
      }
    });

    test('a file that is announced again and swept at once is either kept or refused', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const file = `f${turn}`;
        await uploaded(file, 'p1', now);
        const [announced, swept] = await Promise.all([
          stage.register.announce(file, 'p2', now + 5),
          second().orphans(now + 1),
        ]);
        expect(swept.includes(file)).toBe(!announced);
        if (!announced) await second().forget(file);
      }
    });

    test('the same bytes by forty owners at once belong to all of them', async () => {
      const owners = Array.from({ length: 40 }, (_, n) => `p${String(n).padStart(2, '0')}`);
      await Promise.all(
        owners.map(async (owner, n) => {
          const register = n % 2 ? stage.register : second();
          expect(await register.announce('f1', owner, now + n)).toBe(true);
          await register.add('f1', owner, clean);
        }),
      );
      expect([...(await second().ownersOf('f1'))].sort()).toEqual(owners);
    });

    test('of claims and releases at once what was not released stays', async () => {
      await uploaded('f1', 'p1', now);
      const turns = Array.from({ length: 20 }, (_, n) => n);
      await Promise.all(turns.map((n) => (n % 2 ? stage.register : second()).claim(`c${n}`, named('f1'), 'p1')));
      await Promise.all(turns.slice(1).map((n) => (n % 2 ? second() : stage.register).release(`c${n}`)));
      expect(await second().countOrphans(now + 1)).toBe(0);
      await second().release('c0');
      expect(await stage.register.countOrphans(now + 1)).toBe(1);
    });

    test('a claim that is refused for its last file keeps none of the others', async () => {
      await uploaded('f1', 'p1', now);
      await uploaded('f2', 'p1', now);
      await uploaded('foreign', 'p2', now + 9);
      expect(await second().claim('c', named('f1', 'f2', 'foreign'), 'p1')).toBe(false);
      expect(await stage.register.countOrphans(now + 1)).toBe(2);
    });

    test('a verdict that comes while the file is uploaded again is not lost', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await uploaded(`f${turn}`, 'p1');
        await Promise.all([
          stage.register.scanned(`f${turn}`, 'infected'),
          second().add(`f${turn}`, 'p1', { type: pdf, scan: 'waiting', purpose: 'attachment' }),
        ]);
        expect(await second().seen(`f${turn}`)).toEqual({ type: pdf, scan: 'infected' });
      }
    });

    test('sweeping twice at once names every orphan to each, and forgetting twice is no error', async () => {
      for (const file of ['a', 'b', 'c']) await uploaded(file, 'p1', now);
      const [one, two] = await Promise.all([stage.register.orphans(now + 1), second().orphans(now + 1)]);
      expect([[...one].sort(), [...two].sort()]).toEqual([
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ]);
      await Promise.all(['a', 'a', 'b', 'c'].map((file, n) => (n % 2 ? second() : stage.register).forget(file)));
      expect(await second().seen('a')).toBeUndefined();
    });
  });
}
