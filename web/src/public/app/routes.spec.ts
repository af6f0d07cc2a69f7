import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './routes.ts';

const at = (pathname: string) => {
  const { route, params } = matchRoute(pathname);
  return [route.path, params];
};

describe('addresses of the public site', () => {
  it('each lead to a page, with what they name', () => {
    expect(at('/social/jobs')).toEqual(['/social/jobs', {}]);
    expect(at('/send_offer/abc')).toEqual(['/send_offer/:id/:status?', { id: 'abc' }]);
    expect(at('/send_offer/abc/ACCEPT')).toEqual(['/send_offer/:id/:status?', { id: 'abc', status: 'ACCEPT' }]);
    expect(at('/job_detail/a%20b')).toEqual(['/job_detail/:id', { id: 'a b' }]);
  });
  it.each([
    '/no/such/page',
    '/jobs/more',
    '/send_offer',
    '/JOBS',
    '//',
    '//jobs',
    '//social/jobs',
    '//evil.example/social/jobs',
    '/social//jobs',
  ])('%s leads to "not found"', (pathname) => expect(at(pathname)[0]).toBe('*'));
  it('that are no text lead to a page all the same', () => {
    expect(at('/job_detail/%E0%A4%A')[0]).toBe('/job_detail/:id');
  });
});
