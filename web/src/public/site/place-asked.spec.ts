import { describe, expect, it } from '@jest/globals';
import { placeAsked } from './place-asked.ts';
import { safeNext } from './sign-in-address.ts';

describe('addresses', () => {
  it.each([
    ['//', '//', ''],
    ['//:80', '//:80', ''],
    ['//a@b:99999/x?y=1', '//a@b:99999/x', '?y=1'],
    ['//[', '//[', ''],
    ['/\\', '//', ''],
    ['//evil.example/social/jobs', '//evil.example/social/jobs', ''],
    ['http://evil.example/social/jobs?a=1', '/social/jobs', '?a=1'],
    ['http://evil.example', '/', ''],
    ['/social/jobs?next=//a', '/social/jobs', '?next=//a'],
  ])('asked for as %s are %s%s of this site', (asked, pathname, search) => {
    expect(placeAsked(asked)).toEqual({ pathname, search, hash: '' });
  });
  it('come back after sign-in only within the site', () => {
    expect(safeNext('/delivery?ad=1')).toBe('/delivery?ad=1');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login/phone', null])
      expect(safeNext(bad)).toBe('/social/jobs');
  });
});
