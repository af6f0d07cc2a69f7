import { describe, expect, it } from '@jest/globals';
import { aClaim, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { defaultSettings } from '../shared/settings.ts';
import { given, happened, type Told, testNow, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountHistories, accountId } from './fixtures.ts';

const who = { accountId, jobSeekerId, personId: jobSeekerId };
const system = { actor: testSystem, now: testNow, settings: { ...defaultSettings, agreementVersion: '2026-11-01' } };
const accepted = (agreementVersion: string) => happened('AgreementAccepted', { ...who, agreementVersion });

describe('the registration agreement', () => {
  const register = (payload: object) =>
    given(decidedAccount, accountId)
      .related({ phone: aClaim(), person: aClaim() })
      .when('RegisterAccount', { phone, ...payload }, system);
  const tick = (agreed: string, ...before: readonly Told[]) =>
    given(decidedAccount, accountId, [...accountHistories.ACTIVE, ...before]).when(
      'AcceptAgreement',
      { accountId, agreed },
      system,
    );

  it('is told as accepted together with the account, in the version that was shown', () => {
    const { own, after, result } = register({ agreed: '2026-11-01' });
    expect(own.map(({ type }) => type)).toEqual(['AccountRegistered', 'AgreementAccepted']);
    const { jobSeekerId: personId } = result as { jobSeekerId: string };
    expect(own[1]?.data).toEqual({ accountId, jobSeekerId: personId, personId, agreementVersion: '2026-11-01' });
    expect(after.data).toMatchObject({ agreementVersion: '2026-11-01', agreementAcceptedAt: testNow });
  });

  it('is not told of whom nobody asked', () => {
    const { own, after } = register({});
    expect(own.map(({ type }) => type)).toEqual(['AccountRegistered']);
    expect(after.data).toMatchObject({ agreementVersion: null, agreementAcceptedAt: null });
  });

  it('is told of whoever had an account before, and again when it was revised', () => {
    const told = [{ type: 'AgreementAccepted', data: { ...who, agreementVersion: '2026-11-01' } }];
    expect(tick('2026-11-01').own).toMatchObject(told);
    expect(tick('2026-11-01', accepted('2025-01-23')).own).toMatchObject(told);
  });

  it.each([
    ['at registration', () => register({ agreed: '2025-01-23' })],
    ['at a later sign-in', () => tick('2025-01-23')],
    ['whoever accepted that one before', () => tick('2025-01-23', accepted('2025-01-23'))],
    ['a day that names none', () => tick('2027-01-01')],
  ])('is not accepted in words that are not in force, %s', (_, when) => {
    expect(when().decision).toEqual({
      refused: 'policy.outdated',
      params: { version: '2026-11-01' },
      path: 'agreed',
    });
    expect(when().own).toEqual([]);
  });

  it('is told once for a version', () =>
    expect(tick('2026-11-01', accepted('2026-11-01')).decision).toEqual({ facts: [] }));
});
