import { describe, expect, it } from '@jest/globals';
import { PageTurns } from './page-turns.ts';

/** Pages that end when they are told to, and the order in which they were begun. */
function printer() {
  const begun: string[] = [];
  const ends = new Map<string, (page: string) => void>();
  const make = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string) => {
    ends.get(name)?.(`page ${name}`);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((go) => setImmediate(go));
  };
  return { begun, make, end };
}

describe('the turns of pages', () => {
  it('give one address one page at a time, and another one the next', async () => {
    const { begun, make, end } = printer();
    const turns = new PageTurns<string>();
    for (const name of ['a1', 'a2', 'a3']) void turns.take('a', undefined, make(name));
    void turns.take('b', undefined, make('b1'));
    void turns.take('c', undefined, make('c1'));
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('share what waits, and never what was begun before they came', async () => {
    const { begun, make, end } = printer();
    const turns = new PageTurns<string>();
    const first = turns.take('a', 'jobs', make('1'));
    const [second, third] = [turns.take('a', 'jobs', make('2')), turns.take('b', 'jobs', make('3'))];
    await end('1');
    await end('2');
    expect(await Promise.all([first, second, third])).toEqual(['page 1', 'page 2', 'page 2']);
    expect(begun).toEqual(['1', '2']);
  });

  it('share in the first turn that one of them has: nobody waits behind who asked for more', async () => {
    const { begun, make, end } = printer();
    const turns = new PageTurns<string>();
    for (const name of ['a1', 'a2', 'a3']) void turns.take('a', undefined, make(name));
    const flooders = turns.take('a', 'jobs', make('jobs'));
    const visitors = turns.take('b', 'jobs', make('never'));
    expect(begun).toEqual(['a1', 'jobs']);
    await end('jobs');
    expect(await Promise.all([flooders, visitors])).toEqual(['page jobs', 'page jobs']);
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'jobs', 'a2', 'a3']);
  });

  it('go on after a page that fails', async () => {
    const { make, end } = printer();
    const turns = new PageTurns<string>();
    const failed = turns.take('a', undefined, () => Promise.reject(new Error('no')));
    const after = turns.take('a', undefined, make('2'));
    await expect(failed).rejects.toThrow('no');
    await end('2');
    await end('2');
    expect(await after).toBe('page 2');
  });

  it('keep so many waiting of one address, and others still come in', () => {
    const { make } = printer();
    const turns = new PageTurns<string>();
    const taken = Array.from({ length: 40 }, (_, name) => turns.take('a', undefined, make(`a${name}`)));
    expect(taken.filter((one) => one === undefined)).toHaveLength(9);
    expect(turns.take('b', undefined, make('b'))).toBeDefined();
  });
});
