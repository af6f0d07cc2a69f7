import { describe, expect, it } from '@jest/globals';
import { matchPath, placeAsked } from './router.tsx';
import { safeNext } from './sign-in-address.ts';

describe('addresses', () => {
  it('fit patterns with parameters, optional ones too', () => {
    expect(matchPath('/send_offer/:id/:status?', '/send_offer/abc')).toEqual({ id: 'abc' });
    expect(matchPath('/send_offer/:id/:status?', '/send_offer/abc/ACCEPT')).toEqual({ id: 'abc', status: 'ACCEPT' });
    expect(matchPath('/send_offer/:id/:status?', '/send_offer')).toBeNull();
    expect(matchPath('/jobs', '/jobs/more')).toBeNull();
    expect(matchPath('/job_detail/:id', '/job_detail/%E0%A4%A')).toBeNull();
  });
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
  it.each(['//', '//social/jobs', '//evil.example/social/jobs', '/social//jobs'])(
    'with an empty part are nobody’s page: %s',
    (address) => expect(matchPath('/social/jobs', address)).toBeNull(),
  );
  it('come back after sign-in only within the site', () => {
    expect(safeNext('/delivery?ad=1')).toBe('/delivery?ad=1');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login/phone', null])
      expect(safeNext(bad)).toBe('/social/jobs');
  });
});
