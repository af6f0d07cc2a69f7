import { describe, expect, it } from '@jest/globals';
import { rebase } from './rebase.ts';

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
