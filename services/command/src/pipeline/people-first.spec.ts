import { describe, expect, test } from '@jest/globals';
import { PeopleFirst } from './people-first.ts';

const nextTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

/** Commands of workers that note when they begin. */
function asked(turns: PeopleFirst, count: number) {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, nth) =>
    turns.ofWorker(async () => {
      begun.push(nth);
      return nth;
    }),
  );
  return { begun, all: Promise.all(all) };
}

describe('people before workers', () => {
  test('where nobody waits, workers are served at once, and in their order', async () => {
    const { begun, all } = asked(new PeopleFirst(), 50);
    await Promise.resolve();
    expect(begun).toHaveLength(50);
    expect(await all).toEqual(begun);
  });

  test('while somebody waits, some of the workers are begun in each turn, so that all come to it', async () => {
    const turns = new PeopleFirst();
    let answer = (): void => undefined;
    const person = turns.ofPerson(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { begun, all } = asked(turns, 20);
    const counts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      counts.push(begun.length);
    }
    expect(counts[0]).toBeLessThanOrEqual(8);
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
    expect(counts.at(-1)).toBeLessThan(20);
    answer();
    await person;
    expect(await all).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
    expect(begun).toEqual(await all);
  });

  test('a person who is never answered does not keep workers from coming to it', async () => {
    const turns = new PeopleFirst();
    void turns.ofPerson(() => new Promise<never>(() => undefined));
    await expect(asked(turns, 100).all).resolves.toHaveLength(100);
  });

  test('who fails has been served, too', async () => {
    const turns = new PeopleFirst();
    const failing = async (): Promise<never> => {
      throw new Error('no disk');
    };
    await expect(turns.ofPerson(failing)).rejects.toThrow('no disk');
    await expect(turns.ofWorker(failing)).rejects.toThrow('no disk');
    const { begun } = asked(turns, 50);
    await nextTurn();
    expect(begun).toHaveLength(50);
  });
});
