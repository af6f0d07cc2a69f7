import { describe, expect, it } from '@jest/globals';
import { matchRoute } from '../app/routes.ts';
import { matchPath } from './router.tsx';
import { safeNext } from './sign-in-address.ts';

describe('addresses', () => {
  it('fit patterns with parameters, optional ones too', () => {
    expect(matchPath('/send_offer/:id/:status?', '/send_offer/abc')).toEqual({ id: 'abc' });
    expect(matchPath('/send_offer/:id/:status?', '/send_offer/abc/ACCEPT')).toEqual({ id: 'abc', status: 'ACCEPT' });
    expect(matchPath('/send_offer/:id/:status?', '/send_offer')).toBeNull();
    expect(matchPath('/jobs', '/jobs/more')).toBeNull();
    expect(matchPath('/job_detail/:id', '/job_detail/%E0%A4%A')).toBeNull();
  });
  it('each lead to a page, unknown ones to "not found"', () => {
    expect(matchRoute('/social/jobs').route.path).toBe('/social/jobs');
    expect(matchRoute('/no/such/page').route.path).toBe('*');
  });
  it('come back after sign-in only within the site', () => {
    expect(safeNext('/delivery?ad=1')).toBe('/delivery?ad=1');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login/phone', null])
      expect(safeNext(bad)).toBe('/social/jobs');
  });
});
