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
  const tick = (...before: readonly Told[]) =>
    given(decidedAccount, accountId, [...accountHistories.ACTIVE, ...before]).when(
      'AcceptAgreement',
      { accountId },
      system,
    );

  it('is told as accepted together with the account, in the version of that day', () => {
    const { own, after, result } = register({ agreed: true });
    expect(own.map(({ type }) => type)).toEqual(['AccountRegistered', 'AgreementAccepted']);
    const { jobSeekerId: personId } = result as { jobSeekerId: string };
    expect(own[1]?.data).toEqual({ accountId, jobSeekerId: personId, personId, agreementVersion: '2026-11-01' });
    expect(after.data).toMatchObject({ agreementVersion: '2026-11-01' });
  });

  it('is not told of whom nobody asked', () => {
    const { own, after } = register({});
    expect(own.map(({ type }) => type)).toEqual(['AccountRegistered']);
    expect(after.data).toMatchObject({ agreementVersion: null });
  });

  it('is told of whoever had an account before, and again when it was revised', () => {
    const told = [{ type: 'AgreementAccepted', data: { ...who, agreementVersion: '2026-11-01' } }];
    expect(tick().own).toMatchObject(told);
    expect(tick(accepted('2025-01-23')).own).toMatchObject(told);
  });

  it('is told once for a version', () => expect(tick(accepted('2026-11-01')).decision).toEqual({ facts: [] }));
});
