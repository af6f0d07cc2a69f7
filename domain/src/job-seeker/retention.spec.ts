import { describe, expect, it } from '@jest/globals';
import type { RetentionRule } from '@talentlog/contracts';
import { type Keeping, retentionDue } from './retention.ts';

const settings = { talentKeptDays: 180, recordsKeptMonths: 24 };
const unknown: Keeping = {
  knownSince: '2026-01-01T00:00:00.000Z',
  hasAccount: false,
  openApplications: 0,
  lastEndedAt: null,
  consent: null,
  consentEndedAt: null,
};
const agreed = (since: string, until: string | null) => ({ consent: { since, until } });
const long = '2035-01-01T00:00:00.000Z';

/** Worked out by hand: 180 days after 1 January 2026 are 30 June; 24 months after 15 March 2026 are 15 March 2028. */
describe('how long a person is kept', () => {
  it.each<[string, Partial<Keeping>, string, RetentionRule | undefined]>([
    ['never agreed, a second too young', {}, '2026-06-29T23:59:59.000Z', undefined],
    ['never agreed', {}, '2026-06-30T00:00:00.000Z', 'TALENT_WITHOUT_CONSENT'],
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
      'ended two years ago, though what they agreed to before lives',
      { lastEndedAt: '2026-03-15T04:00:00.000Z', ...agreed('2026-03-01T00:00:00.000Z', null) },
      '2028-03-15T04:00:00.000Z',
      'CLOSED_RECORDS',
    ],
  ])('%s', (_who, keeping, now, rule) => {
    expect(retentionDue({ ...unknown, ...keeping }, now, settings)).toBe(rule);
  });
});
