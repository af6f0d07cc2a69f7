import { describe, expect, it } from '@jest/globals';
import { consentLives, isInvited } from './consent-lives.ts';

const [before, end, after] = ['2026-11-02T03:59:59.999Z', '2026-11-02T04:00:00.000Z', '2026-11-02T04:00:00.001Z'];

describe('a consent counts', () => {
  it.each([
    ['AUTHORIZED', end, before, true],
    ['AUTHORIZED', end, end, false],
    ['AUTHORIZED', end, after, false],
    ['AUTHORIZED', null, after, true],
    ['EXPIRED', end, before, false],
    ['UNAUTHORIZED', null, before, false],
  ])('while it is %s until %s, at %s: %s', (state, expiresAt, now, expected) =>
    expect(consentLives({ state, data: { expiresAt } }, now)).toBe(expected),
  );
});

describe('an invitation to consent can be answered', () => {
  it.each([
    [end, before, true],
    [end, end, false],
    [null, before, false],
  ])('until %s, at %s: %s', (invitedUntil, now, expected) =>
    expect(isInvited({ data: { invitedUntil } }, now)).toBe(expected),
  );
});
