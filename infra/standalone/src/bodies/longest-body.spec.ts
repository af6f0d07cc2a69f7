import { expect, test } from '@jest/globals';
import { bodyRules, longestOfAll } from './longest-body.ts';

const kb = (count: number) => count * 1024;
const most = (name: string) => bodyRules.get(name)?.most ?? 0;

test('what needs no sign-in takes sixteen kilobytes', () => {
  for (const name of ['SignInWithPassword', 'RequestSmsCode', 'SetPasswordByLink', 'AcceptOffer'])
    expect([name, most(name), bodyRules.get(name)?.signedIn]).toEqual([name, kb(16), false]);
});

test('most commands take sixty-four', () => {
  const all = [...bodyRules.values()];
  expect(all.filter((rule) => rule.most <= kb(64)).length).toBeGreaterThan(all.length * 0.8);
  for (const name of ['HandOverPosition', 'RenameAccount', 'EditJobSeeker'])
    expect([name, bodyRules.get(name)]).toEqual([name, { most: kb(64), signedIn: true }]);
});

test('a long text has room in any spelling of JSON, and nothing has more than a megabyte', () => {
  // Thirty entries of two thousand characters, each written as an escape of six bytes.
  expect(most('SaveResumeBlock')).toBeGreaterThan(30 * 2000 * 6);
  expect(Math.max(...[...bodyRules.values()].map((rule) => rule.most))).toBeLessThanOrEqual(longestOfAll);
});
