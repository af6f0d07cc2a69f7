import { describe, expect, it } from '@jest/globals';
import { collisions, rebase } from './rebase.ts';

describe('what a person typed, on what others left meanwhile', () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['nothing typed', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['nothing else changed', { a: 1 }, { a: 3 }, { a: 1 }, { a: 3 }],
    ['another field', { a: 1, b: 1 }, { a: 3, b: 1 }, { a: 1, b: 2 }, { a: 3, b: 2 }],
    ['the same field', { a: 1 }, { a: 3 }, { a: 2 }, { a: 3 }],
    ['a field emptied', { a: 1 }, { a: null }, { a: 2 }, { a: null }],
    ['an entry added by others', [{ a: 1 }], [{ a: 3 }], [{ a: 1 }, { a: 9 }], [{ a: 3 }, { a: 9 }]],
    ['an entry added by the person', [{ a: 1 }], [{ a: 1 }, { a: 5 }], [{ a: 2 }], [{ a: 1 }, { a: 5 }]],
    ['an empty form begun', null, { a: 1 }, { a: 2 }, { a: 1 }],
  ])('%s', (_, base, mine, now, result) => {
    expect(rebase(base, mine, now)).toEqual(result);
  });
});

describe('what both a person and others changed', () => {
  it.each<[string, unknown, unknown, unknown, string[][]]>([
    ['each another field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, []],
    ['the same field to the same', { a: 1 }, { a: 2 }, { a: 2 }, []],
    ['the same field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 2 }, [['a']]],
    ['a field of an entry', [{ a: 1 }, { a: 1 }], [{ a: 1 }, { a: 2 }], [{ a: 9 }, { a: 3 }], [['1', 'a']]],
    ['a list that others made longer', [{ a: 1 }], [{ a: 2 }], [{ a: 1 }, { a: 5 }], [[]]],
    ['a list that the person made shorter', [{ a: 1 }, { a: 2 }], [{ a: 2 }], [{ a: 1 }, { a: 3 }], [[]]],
  ])('%s', (_, base, mine, now, paths) => {
    expect(collisions(base, mine, now)).toEqual(paths);
  });
});
