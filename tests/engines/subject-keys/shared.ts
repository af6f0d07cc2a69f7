import { expect, test } from '@jest/globals';
import { SubjectErased, type SubjectKeys } from '@talentlog/runtime';

/** What must hold where two have the keys open, as two processes have. */
export function sharedKeysSuite(open: () => Promise<SubjectKeys>): void {
  const hex = (held: ReadonlyMap<string, { export(): Buffer } | undefined>, subject: string) =>
    held.get(subject)?.export().toString('hex');

  test('of a key that is made and destroyed at once nothing is left to write with, whoever was first', async () => {
    const [one, other] = [await open(), await open()];
    for (let turn = 0; turn < 20; turn += 1) {
      const person = `p${turn}`;
      await Promise.allSettled([one.forWriting([person]), other.destroy(person), one.forWriting([person])]);
      for (const keys of [one, other]) {
        await expect(keys.forWriting([person])).rejects.toThrow(SubjectErased);
        expect((await keys.forReading([person])).get(person)).toBeUndefined();
      }
    }
  });

  test('pages of many that overlap, asked for by both at once, get the same keys', async () => {
    const [one, other] = [await open(), await open()];
    const page = (from: number) => Array.from({ length: 40 }, (_, n) => `p${from + n}`);
    const [a, b, c] = await Promise.all([
      one.forWriting(page(0)),
      other.forWriting(page(20).reverse()),
      other.forWriting(page(10)),
    ]);
    const all = await one.forReading(page(0).concat(page(20)));
    for (const held of [a, b, c]) for (const person of held.keys()) expect(hex(held, person)).toBe(hex(all, person));
    expect(new Set([...all.keys()].map((person) => hex(all, person))).size).toBe(60);
  });

  test('one who is erased is refused among others, and the others keep the keys they get', async () => {
    const [one, other] = [await open(), await open()];
    await other.destroy('erased');
    await expect(one.forWriting(['new-1', 'erased', 'new-2'])).rejects.toThrow(SubjectErased);
    const held = await other.forWriting(['new-1', 'new-2']);
    const again = await one.forReading(['new-1', 'new-2']);
    expect([hex(again, 'new-1'), hex(again, 'new-2')]).toEqual([hex(held, 'new-1'), hex(held, 'new-2')]);
  });

  test('destroyed by both at once it is destroyed', async () => {
    const [one, other] = [await open(), await open()];
    await one.forWriting(['p1']);
    await Promise.all([one, other, one, other].map((keys) => keys.destroy('p1')));
    await expect(other.forWriting(['p1'])).rejects.toThrow(SubjectErased);
  });

  test('persons are told apart by every character of their ids', async () => {
    const keys = await open();
    const ids = ['王小明', '王小明 ', 'a.b', '$a', '__proto__', 'A', 'a', '🎉', ''];
    const held = await keys.forWriting(ids);
    expect(new Set(ids.map((id) => hex(held, id))).size).toBe(ids.length);
    await keys.destroy('a');
    const left = await (await open()).forReading(ids);
    expect(ids.filter((id) => left.get(id) === undefined)).toEqual(['a']);
  });
}
