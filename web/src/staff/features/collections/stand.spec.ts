import { describe, expect, it } from '@jest/globals';
import { standOf } from './stand.ts';

const now = Date.parse('2026-11-21T02:00:00.000Z');
const seen = { state: 'LOCKED', pushing: false, pushError: null, expiresAt: null };

describe('where a collection stands', () => {
  it('tells a push that runs from one that failed', () => {
    expect(standOf(seen, now)).toBe('locked');
    expect(standOf({ ...seen, pushing: true, pushError: 'PERNR missing' }, now)).toBe('pushing');
    expect(standOf({ ...seen, pushError: 'PERNR missing' }, now)).toBe('pushFailed');
  });
  it('says when the person let the days of the link go by', () => {
    const collecting = { ...seen, state: 'COLLECTING', expiresAt: '2026-11-22T15:59:59.999Z' };
    expect(standOf(collecting, now)).toBe('collecting');
    expect(standOf({ ...collecting, expiresAt: '2026-11-20T15:59:59.999Z' }, now)).toBe('overdue');
  });
  it('forgets an old failure once it is pushed', () =>
    expect(standOf({ ...seen, state: 'PUSHED', pushError: 'old' }, now)).toBe('pushed'));
});
