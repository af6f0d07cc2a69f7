import { describe, expect, it } from '@jest/globals';
import { stateIn, waysOf } from './chart.ts';

const at = '2026-11-12T02:41:07.000Z';
const arrow = (from: string, event: string, to: string, region = 'status') => ({ region, from, event, to });
const region = {
  region: 'status',
  initial: 'NONE',
  states: ['NONE', 'PENDING', 'SENT', 'ACCEPTED', 'INVALID'],
  arrows: [],
};

describe('the way through a machine', () => {
  it('is what was passed, by what and when, and what is legal from there, each state once', () => {
    const [way] = waysOf({
      state: { status: 'SENT' },
      chart: { regions: [region] },
      path: [
        { ...arrow('NONE', 'OfferDrafted', 'PENDING'), at },
        { ...arrow('PASSED', 'OfferSent', 'VALID', 'link'), at },
        { ...arrow('PENDING', 'OfferSent', 'SENT'), at },
      ],
      next: [
        arrow('SENT', 'OfferReminded', 'SENT'),
        arrow('SENT', 'OfferAccepted', 'ACCEPTED'),
        arrow('SENT', 'OfferRefused', 'INVALID'),
        arrow('VALID', 'OfferExpired', 'EXPIRED', 'link'),
        arrow('SENT', 'OfferExpired', 'INVALID'),
      ],
    });
    expect(way).toEqual({
      region: 'status',
      current: 'SENT',
      passed: [
        { state: 'NONE', by: null },
        { state: 'PENDING', by: { event: 'OfferDrafted', at } },
        { state: 'SENT', by: { event: 'OfferSent', at } },
      ],
      open: [
        { state: 'ACCEPTED', events: ['OfferAccepted'] },
        { state: 'INVALID', events: ['OfferRefused', 'OfferExpired'] },
      ],
    });
  });
  it('is its beginning where nothing moved', () => {
    const [way] = waysOf({ state: 'NONE', chart: { regions: [{ ...region, region: '' }] } });
    expect(way).toEqual({ region: '', current: 'NONE', passed: [{ state: 'NONE', by: null }], open: [] });
  });
  it('reads the state of a region, and of a machine without any', () => {
    expect(stateIn({ status: 'SENT' }, 'status')).toBe('SENT');
    expect(stateIn('OPEN', '')).toBe('OPEN');
    expect(stateIn(null, '')).toBeUndefined();
  });
});
