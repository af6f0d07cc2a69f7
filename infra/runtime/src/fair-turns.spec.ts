import { describe, expect, it } from '@jest/globals';
import { FairTurns } from './fair-turns.ts';

/** Works that end when they are told to, and the order in which they were begun. */
function desk() {
  const begun: string[] = [];
  const ends = new Map<string, (told: string | Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (told) => (typeof told === 'string' ? resolve(told) : reject(told))),
    );
  };
  const end = async (name: string, told: string | Error = name) => {
    ends.get(name)?.(told);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((go) => setImmediate(go));
  };
  return { begun, work, end };
}

describe('fair turns', () => {
  it('let one who asks for much wait behind themselves', async () => {
    const { begun, work, end } = desk();
    const turns = new FairTurns({ atOnce: 2, ofOne: 9, inAll: 9 });
    for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name));
    for (const name of ['b1', 'c1']) void turns.take(name[0] ?? '', work(name));
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    await end('a2');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  });

  it('go on after a work that failed, whose asker is told why', async () => {
    const { begun, work, end } = desk();
    const turns = new FairTurns({ atOnce: 1, ofOne: 9, inAll: 9 });
    const failing = turns.take('a', work('a1'));
    const told = expect(failing).rejects.toThrow('no disk');
    const after = turns.take('b', work('b1'));
    await end('a1', new Error('no disk'));
    await told;
    await end('b1');
    expect(await after).toBe('b1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('are refused where too many wait, of one and of all', () => {
    const { work } = desk();
    const turns = new FairTurns({ atOnce: 1, ofOne: 2, inAll: 3 });
    const taken = ['a', 'a', 'a', 'a', 'b', 'c'].map((who, at) => turns.take(who, work(`${at}`)) !== undefined);
    expect(taken).toEqual([true, true, true, false, true, false]);
  });
});
