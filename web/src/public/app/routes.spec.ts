import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './routes.ts';

describe('addresses of the public site', () => {
  it('each lead to a page, unknown ones to "not found"', () => {
    expect(matchRoute('/social/jobs').route.path).toBe('/social/jobs');
    expect(matchRoute('/no/such/page').route.path).toBe('*');
  });
});
