import { expect, test } from '@jest/globals';
import type { SubjectKeys } from '@talentlog/runtime';
import { forgetfulKeys } from './forgetful-keys.ts';

test('a destroyed key takes the rows with it, after it is gone, and again where that failed', async () => {
  const done: string[] = [];
  const inner: SubjectKeys = {
    forWriting: async () => new Map(),
    forReading: async () => new Map(),
    destroy: async (subject) => void done.push(`key of ${subject}`),
    close: async () => undefined,
  };
  let fails = true;
  const keys = forgetfulKeys(inner, async (person) => {
    if (fails) throw new Error('the views do not answer');
    done.push(`rows of ${person}`);
  });
  await expect(keys.destroy('p1')).rejects.toThrow('the views do not answer');
  fails = false;
  await keys.destroy('p1');
  expect(done).toEqual(['key of p1', 'key of p1', 'rows of p1']);
});
