import { describe, expect, it } from '@jest/globals';
import type { Advertisement, Position } from '../words.ts';
import { stepsLeft } from './steps.ts';

const ad = (state: string, more: Partial<Advertisement> = {}): Advertisement => ({
  advertisementId: 'a',
  number: 'AD-1',
  state,
  details: {
    channel: 'SOCIAL_SITE',
    adType: 'NORMAL',
    deadline: '2026-12-01T00:00:00.000Z',
    publishAt: null,
    order: 100,
  },
  publishedAt: null,
  obstacle: null,
  revision: 3,
  allowedActions: state === 'TO_BE_PUBLISHED' || state === 'UNPUBLISHED' ? ['PublishAdvertisement'] : [],
  ...more,
});
const left = (state: string, ...advertisements: Advertisement[]) =>
  stepsLeft({ state, advertisements } as Partial<Position> as Position).map(({ standing }) => standing);

describe('steps until a position is online', () => {
  it('begin with opening it', () => {
    expect(left('DRAFT')).toEqual(['done', 'next', 'later', 'later']);
    const waits = ad('TO_BE_PUBLISHED', { obstacle: 'ad.position_not_open', allowedActions: [] });
    expect(left('DRAFT', waits)).toEqual(['done', 'next', 'done', 'later']);
  });
  it('go on with an advertisement and its publication', () => {
    expect(left('OPEN')).toEqual(['done', 'done', 'next', 'later']);
    expect(left('OPEN', ad('TO_BE_PUBLISHED'))).toEqual(['done', 'done', 'done', 'next']);
  });
  it('want a new advertisement where the old one is stopped or too late', () => {
    const late = ad('UNPUBLISHED');
    const past: Advertisement = { ...late, obstacle: 'ad.deadline_past', allowedActions: [] };
    expect(left('OPEN', ad('STOPPED'))).toEqual(['done', 'done', 'next', 'later']);
    expect(left('OPEN', past)).toEqual(['done', 'done', 'next', 'later']);
  });
  it('end when one is published, and are not offered where hiring was paused or ended', () => {
    expect(left('OPEN', ad('PUBLISHED'))).toEqual([]);
    expect(['PAUSED', 'FILLED', 'CLOSED'].map((state) => left(state))).toEqual([[], [], []]);
  });
});
