import { describe, expect, it } from '@jest/globals';
import type { RetentionRule } from '@talentlog/contracts';
import { type Keeping, type RetentionStep, retentionStep } from './retention.ts';

const settings = { talentKeptDays: 180, recordsKeptMonths: 24, retentionNoticeDays: 30 };
const unknown: Keeping = {
  knownSince: '2026-01-01T00:00:00.000Z',
  hasAccount: false,
  openApplications: 0,
  lastEndedAt: null,
  consent: null,
  consentEndedAt: null,
  invitedUntil: null,
  announcedFor: null,
};
const agreed = (since: string, until: string | null) => ({ consent: { since, until } });
const long = '2035-01-01T00:00:00.000Z';

/** Worked out by hand: 180 days after 1 January 2026 are 30 June; 24 months after 15 March 2026 are 15 March 2028. */
describe('how long a person is kept', () => {
  it.each<[string, Partial<Keeping>, string, RetentionRule | undefined]>([
    ['never agreed, a second too young', {}, '2026-06-29T23:59:59.000Z', undefined],
    ['never agreed', {}, '2026-06-30T00:00:00.000Z', 'TALENT_WITHOUT_CONSENT'],
    [
      'never agreed, and can still answer for a second',
      { invitedUntil: '2026-07-02T09:00:00.000Z' },
      '2026-07-02T08:59:59.000Z',
      undefined,
    ],
    [
      'never agreed, and the invitation has ended',
      { invitedUntil: '2026-07-02T09:00:00.000Z' },
      '2026-07-02T09:00:00.000Z',
      'TALENT_WITHOUT_CONSENT',
    ],
    ['never agreed, but has an account', { hasAccount: true }, long, undefined],
    ['never agreed, but is in process', { openApplications: 1 }, long, undefined],
    [
      'agrees still',
      agreed('2026-01-02T00:00:00.000Z', '2028-01-02T00:00:00.000Z'),
      '2027-12-31T00:00:00.000Z',
      undefined,
    ],
    [
      'agreed until not long ago',
      agreed('2026-01-02T00:00:00.000Z', '2028-01-02T00:00:00.000Z'),
      '2028-06-29T00:00:00.000Z',
      undefined,
    ],
    [
      'agreed until long ago',
      agreed('2026-01-02T00:00:00.000Z', '2028-01-02T00:00:00.000Z'),
      '2028-06-30T00:00:00.000Z',
      'TALENT_WITHOUT_CONSENT',
    ],
    [
      'took it back not long ago',
      { consentEndedAt: '2026-05-01T00:00:00.000Z' },
      '2026-10-27T00:00:00.000Z',
      undefined,
    ],
    [
      'took it back long ago',
      { consentEndedAt: '2026-05-01T00:00:00.000Z' },
      '2026-10-28T00:00:00.000Z',
      'TALENT_WITHOUT_CONSENT',
    ],
    [
      'owner, ended less than two years ago',
      { hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z' },
      '2028-03-14T04:00:00.000Z',
      undefined,
    ],
    [
      'owner, ended two years ago',
      { hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z' },
      '2028-03-15T04:00:00.000Z',
      'CLOSED_RECORDS',
    ],
    [
      'owner, ended two years ago, and asked whether they agree again',
      { hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z', invitedUntil: '2028-03-20T00:00:00.000Z' },
      '2028-03-15T04:00:00.000Z',
      undefined,
    ],
    [
      'owner who began anew',
      { hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z', openApplications: 1 },
      long,
      undefined,
    ],
    [
      'owner who agreed again since',
      { hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z', ...agreed('2027-01-01T00:00:00.000Z', null) },
      long,
      undefined,
    ],
    [
      'ended two years ago, and what they agreed to before lives a second longer',
      { lastEndedAt: '2026-03-15T04:00:00.000Z', ...agreed('2026-03-01T00:00:00.000Z', '2029-02-28T00:00:00.000Z') },
      '2029-02-27T23:59:59.000Z',
      undefined,
    ],
    [
      'the same, an owner, once that has ended',
      {
        ...{ hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z' },
        ...agreed('2026-03-01T00:00:00.000Z', '2029-02-28T00:00:00.000Z'),
      },
      '2029-02-28T00:00:00.000Z',
      'CLOSED_RECORDS',
    ],
    [
      'ended two years ago, and what they agreed to ended before',
      { lastEndedAt: '2026-03-15T04:00:00.000Z', ...agreed('2026-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z') },
      '2028-03-15T04:00:00.000Z',
      'CLOSED_RECORDS',
    ],
  ])('%s', (_who, keeping, now, rule) => {
    // Whoever has an account was told in time.
    const announcedFor = keeping.hasAccount ? now : null;
    const step = retentionStep({ ...unknown, ...keeping, announcedFor }, now, settings);
    expect(step?.step === 'ERASE' ? step.rule : undefined).toBe(rule);
  });
});

/** The time is over on 15 March 2028 at midnight in Shanghai, which is 16:00 the day before; 30 days earlier is 13 February. */
describe('whoever has an account is told before', () => {
  const owner: Keeping = { ...unknown, hasAccount: true, lastEndedAt: '2026-03-15T04:00:00.000Z' };
  const over = '2028-03-14T16:00:00.000Z';
  it.each<[string, Partial<Keeping>, string, RetentionStep['step'], string]>([
    ['not a millisecond early', {}, '2028-02-13T15:59:59.999Z', 'WAIT', over],
    ['on the day', {}, '2028-02-13T16:00:00.000Z', 'ANNOUNCE', over],
    ['never told, years too late', {}, '2030-01-01T00:00:00.000Z', 'ANNOUNCE', '2030-01-31T00:00:00.000Z'],
    ['told, and the notice runs', { announcedFor: over }, '2028-03-14T15:59:59.999Z', 'WAIT', over],
    ['told, and the notice is over', { announcedFor: over }, over, 'ERASE', over],
    [
      'told, nothing followed for 30 days',
      { announcedFor: over },
      '2028-04-13T16:00:00.000Z',
      'ANNOUNCE',
      '2028-05-13T16:00:00.000Z',
    ],
    [
      'told, and the time is longer since',
      { announcedFor: '2028-03-01T00:00:00.000Z' },
      '2028-03-02T00:00:00.000Z',
      'WAIT',
      over,
    ],
  ])('%s', (_when, keeping, now, step, at) => {
    expect(retentionStep({ ...owner, ...keeping }, now, settings)).toEqual({ step, rule: 'CLOSED_RECORDS', at });
  });
  it('is nobody else: who has no account is erased on the day', () => {
    const nobody = { ...owner, hasAccount: false, consentEndedAt: null };
    expect(retentionStep(nobody, '2028-03-14T16:00:00.000Z', settings)).toMatchObject({ step: 'ERASE' });
  });
});
