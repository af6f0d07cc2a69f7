import { describe, expect, test } from '@jest/globals';
import { named, now, sharedStage, type UploadRegisterPlace } from './stage.ts';

/** What every UploadRegister must do about allowances that two use at once, clocks apart and odd names. */
export function sharedAllowanceContract(name: string, makePlace: () => Promise<UploadRegisterPlace>): void {
  describe(`shared allowance contract: ${name}`, () => {
    const { stage, second } = sharedStage(makePlace);
    const { uploaded } = stage;

    test('what everybody may upload together is not exceeded, nor is what was refused counted', async () => {
      const allowance = { person: 100, all: 210 };
      const owners = Array.from({ length: 12 }, (_, n) => `p${n}`);
      const answers = await Promise.all(
        owners.map((owner, n) => (n % 2 ? stage.register : second()).spend(owner, 30, now, allowance)),
      );
      expect(answers.filter((answer) => answer === 'spent')).toHaveLength(7);
      const refused = owners[answers.indexOf('all')] ?? '';
      for (let turn = 0; turn < 5; turn += 1) expect(await second().spend(refused, 30, now, allowance)).toBe('all');
      expect(await second().spend(refused, 90, now, { person: 100, all: 1_000 })).toBe('spent');
    });

    test('more than is allowed at all is refused at once, and nothing is always spent', async () => {
      const allowance = { person: 10, all: 10 };
      expect(await second().spend('p1', 11, now, allowance)).toBe('person');
      expect(await second().spend('p1', 0, now, { person: 0, all: 0 })).toBe('spent');
      expect(await second().spend('p1', 10, now, allowance)).toBe('spent');
    });

    test('clocks an hour apart: each counts by its own day, and no file seems older than when it was sent', async () => {
      const midnight = now + 16 * 3_600_000;
      const allowance = { person: 10, all: 100 };
      expect(await second().spend('p1', 10, midnight - 1, allowance)).toBe('spent');
      expect(await stage.register.spend('p1', 10, midnight + 3_600_000, allowance)).toBe('spent');
      expect(await second().spend('p1', 1, midnight - 1, allowance)).toBe('person');
      await uploaded('f1', 'p1', now + 3_600_000);
      expect(await second().orphans(now)).toEqual([]);
    });

    test('owners and files are told apart by every character', async () => {
      for (const [file, owner] of [
        ['文件', '王小明'],
        ['文件 ', '王小明 '],
        ['a.b', '$set'],
      ] as const)
        await uploaded(file, owner);
      expect(await second().ownedBy('王小明')).toEqual(['文件']);
      expect(await second().claim('c', named('文件 '), '王小明')).toBe(false);
      await second().disown('$set');
      expect([await stage.register.ownedBy('$set'), await stage.register.ownersOf('a.b')]).toEqual([[], []]);
    });
  });
}
