import { describe, expect, it } from '@jest/globals';
import { mergedByCode } from './merge.ts';

const entry = (text: string) => {
  const [code = '', zh = '', en = ''] = text.split('/');
  return { code, zh, en };
};
const list = (text: string) => text.split(' ').filter(Boolean).map(entry);
const told = (entries: readonly ReturnType<typeof entry>[]) =>
  entries.map(({ code, zh, en }) => `${code}/${zh}/${en}`).join(' ');

describe('what two people made of one list', () => {
  it.each([
    // base, mine, theirs, together, clashes
    ['A/a/a B/b/b', 'A/x/a B/b/b', 'A/a/y B/b/b', 'A/x/y B/b/b', ''],
    ['A/a/a B/b/b', 'A/x/a B/b/b', 'A/y/a B/z/b', 'A/x/a B/z/b', 'A'],
    ['A/a/a', 'A/a/a /n/n', 'A/a/a C/c/c', 'A/a/a C/c/c /n/n', ''],
    ['A/a/a B/b/b', 'A/x/a B/b/b', 'B/b/b A/a/a', 'B/b/b A/x/a', ''],
    ['A/a/a B/b/b', 'B/b/b A/a/a', 'A/a/y B/b/b C/c/c', 'B/b/b A/a/y C/c/c', ''],
    ['A/a/a B/b/b', 'A/x/a B/b/b', 'A/a/a', 'A/x/a', ''],
    ['A/a/a B/b/b', 'A/a/a B/x/b', 'A/a/a', 'A/a/a B/x/b', ''],
    ['A/a/a B/b/b', 'A/a/a', 'A/a/a B/b/b C/c/c', 'A/a/a C/c/c', ''],
  ])('of %s, here %s and there %s, is %s', (base, mine, theirs, together, clashes) => {
    const found = mergedByCode(list(base), list(mine), list(theirs));
    expect([told(found.merged), found.clashes.map(({ code }) => code).join(' ')]).toEqual([together, clashes]);
  });
});
