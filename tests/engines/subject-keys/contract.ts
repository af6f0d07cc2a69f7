import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type HeldKeys, SubjectErased, type SubjectKeys } from '@talentlog/runtime';
import { sharedKeysSuite } from './shared.ts';

/** Where an adapter keeps the keys of one test. Several may be open on it at once, as in several processes. */
export interface SubjectKeysPlace {
  open(): Promise<SubjectKeys>;
  remove(): Promise<void>;
}

const bytesOf = (held: HeldKeys, subject: string): Buffer | undefined => held.get(subject)?.export();

/** What every SubjectKeys must do; run by each adapter on its own engine. */
export function subjectKeysContract(name: string, makePlace: () => Promise<SubjectKeysPlace>): void {
  describe(`subject keys contract: ${name}`, () => {
    let place: SubjectKeysPlace;
    let opened: SubjectKeys[];
    const open = async (): Promise<SubjectKeys> => {
      const keys = await place.open();
      opened.push(keys);
      return keys;
    };
    beforeEach(async () => {
      place = await makePlace();
      opened = [];
    });
    afterEach(async () => {
      for (const keys of opened) await keys.close();
      await place.remove();
    });

    test('a key is made at first writing, one for each person, and stays the same', async () => {
      const keys = await open();
      const made = await keys.forWriting(['p1', 'p2', 'p1']);
      expect([...made.keys()]).toEqual(['p1', 'p2']);
      expect(bytesOf(made, 'p1')).toHaveLength(32);
      expect(bytesOf(made, 'p1')).not.toEqual(bytesOf(made, 'p2'));
      expect(bytesOf(await keys.forWriting(['p1']), 'p1')).toEqual(bytesOf(made, 'p1'));
      const later = await (await open()).forReading(['p2', 'p1']);
      expect([bytesOf(later, 'p1'), bytesOf(later, 'p2')]).toEqual([bytesOf(made, 'p1'), bytesOf(made, 'p2')]);
    });

    test('reading makes no key, and answers for everybody who was asked for', async () => {
      const keys = await open();
      await keys.forWriting(['p1']);
      const held = await keys.forReading(['p1', 'nobody']);
      expect([...held.keys()]).toEqual(['p1', 'nobody']);
      expect(held.get('nobody')).toBeUndefined();
      expect((await keys.forReading(['nobody'])).get('nobody')).toBeUndefined();
      expect((await keys.forReading([])).size).toBe(0);
    });

    test('a destroyed key is gone for good, and no other', async () => {
      const keys = await open();
      const other = bytesOf(await keys.forWriting(['p1', 'p2']), 'p2');
      await keys.destroy('p1');
      for (const here of [keys, await open()]) {
        expect((await here.forReading(['p1'])).get('p1')).toBeUndefined();
        await expect(here.forWriting(['p1'])).rejects.toThrow(SubjectErased);
        await expect(here.forWriting(['p2', 'p1'])).rejects.toThrow(SubjectErased);
        expect(bytesOf(await here.forWriting(['p2']), 'p2')).toEqual(other);
      }
    });

    test('destroying twice, or what was never made, is no error and is final too', async () => {
      const keys = await open();
      await keys.destroy('p1');
      await keys.destroy('p1');
      await expect(keys.forWriting(['p1'])).rejects.toThrow(SubjectErased);
    });

    test('a key destroyed by another process is not served from memory', async () => {
      const keys = await open();
      await keys.forWriting(['p1', 'p2']);
      const second = await open();
      expect((await second.forReading(['p1'])).get('p1')).toBeDefined();
      await second.destroy('p1');
      expect((await keys.forReading(['p1'])).get('p1')).toBeUndefined();
      await expect(keys.forWriting(['p1'])).rejects.toThrow(SubjectErased);
      expect((await keys.forReading(['p2'])).get('p2')).toBeDefined();
    });

    test('asked for by many at once it is still one key', async () => {
      const [one, two] = [await open(), await open()];
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : two).forWriting(['p1'])),
      );
      expect(new Set(asked.map((held) => bytesOf(held, 'p1')?.toString('hex'))).size).toBe(1);
    });

    sharedKeysSuite(() => open());

    test('a page may name more persons than stay in memory', async () => {
      const keys = await open();
      const persons = Array.from({ length: 2_000 }, (_, number) => `person-${number}`);
      const made = await keys.forWriting(persons);
      const held = await keys.forReading(persons);
      expect(persons.filter((person) => !bytesOf(held, person)?.equals(bytesOf(made, person) ?? Buffer.of()))).toEqual(
        [],
      );
    });
  });
}
