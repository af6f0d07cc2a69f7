import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { UploadRegister } from '@talentlog/runtime';

/** Where an adapter keeps the register of one test. */
export interface UploadRegisterPlace {
  open(): Promise<UploadRegister>;
  remove(): Promise<void>;
}

const now = Date.UTC(2026, 10, 21);

/** What every UploadRegister must do; run by each adapter on its own engine. */
export function uploadRegisterContract(name: string, makePlace: () => Promise<UploadRegisterPlace>): void {
  describe(`upload register contract: ${name}`, () => {
    let place: UploadRegisterPlace;
    let register: UploadRegister;
    beforeEach(async () => {
      place = await makePlace();
      register = await place.open();
    });
    afterEach(async () => {
      await register.close();
      await place.remove();
    });

    test('a file belongs to whoever uploaded it, and to nobody else', async () => {
      await register.add('f1', 'p1', now);
      expect(await register.ownsAll(['f1'], 'p1')).toBe(true);
      expect(await register.ownsAll(['f1'], 'p2')).toBe(false);
      expect(await register.ownsAll(['f2'], 'p1')).toBe(false);
      expect(await register.ownsAll(['f'], 'p1')).toBe(false);
    });

    test('one foreign file among several is enough for a no; none named is a yes', async () => {
      await register.add('f1', 'p1', now);
      await register.add('f2', 'p1', now);
      await register.add('f3', 'p2', now);
      expect(await register.ownsAll(['f1', 'f2', 'f1'], 'p1')).toBe(true);
      expect(await register.ownsAll(['f1', 'f3', 'f2'], 'p1')).toBe(false);
      expect(await register.ownsAll([], 'p1')).toBe(true);
    });

    test('the same bytes sent by two belong to both, and telling it twice is no error', async () => {
      await Promise.all([1, 2, 3].map((turn) => register.add('f1', 'p1', now + turn)));
      await register.add('f1', 'p2', now);
      expect([await register.ownsAll(['f1'], 'p1'), await register.ownsAll(['f1'], 'p2')]).toEqual([true, true]);
    });

    test('what was told stays told after reopening, and is seen by another process', async () => {
      await register.add('f1', 'p1', now);
      const second = await place.open();
      expect(await second.ownsAll(['f1'], 'p1')).toBe(true);
      await second.add('f2', 'p1', now);
      await second.close();
      expect(await register.ownsAll(['f1', 'f2'], 'p1')).toBe(true);
      await register.close();
      register = await place.open();
      expect(await register.ownsAll(['f1', 'f2'], 'p1')).toBe(true);
    });
  });
}
