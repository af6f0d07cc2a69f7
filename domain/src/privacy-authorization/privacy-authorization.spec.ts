import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, story, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedPrivacyAuthorization } from './deciders.ts';
import {
  consentExpiresAt,
  policyVersion,
  privacyAuthorizationFixtures,
  privacyHistories,
  testSeeker,
} from './fixtures.ts';

const consent = (state: keyof typeof privacyHistories) =>
  given(decidedPrivacyAuthorization, jobSeekerId, privacyHistories[state]);

describe('privacyAuthorization', () => {
  it.each(cellsOf(privacyAuthorizationFixtures))('$name', ({ run }) => run());

  it('is given to the present policy only, and lives from the last time', () => {
    const stale = consent('UNAUTHORIZED').when('GrantConsent', { policyVersion: '2019-01-01' });
    expect(stale).toMatchObject({
      refused: 'privacy.consent_required',
      params: { policyVersion },
      path: 'policyVersion',
    });
    const later = addDays(testNow, 100);
    const again = consent('AUTHORIZED').when('GrantConsent', { policyVersion }, { now: later });
    expect(again.after).toMatchObject({ state: 'AUTHORIZED', data: { expiresAt: addDays(consentExpiresAt, 100) } });
  });

  it('does not end before its time, and then names the policy', () => {
    const expire = (now: string) =>
      consent('AUTHORIZED').when('ExpireConsent', { jobSeekerId }, { actor: testSystem, now });
    expect(expire(testNow)).toMatchObject({
      refused: 'privacyAuthorization.invalid_transition',
      params: { until: consentExpiresAt },
    });
    const expired = expire(consentExpiresAt);
    expect(expired.own).toEqual([{ type: 'ConsentExpired', data: { jobSeekerId, policyVersion } }]);
    expect(expired.after.data).toEqual({
      policyVersion,
      grantedAt: testNow,
      expiresAt: consentExpiresAt,
      requestedAt: null,
    });
  });

  it('names the records that end with it', () => {
    const withdrawn = consent('AUTHORIZED')
      .related({ jobSeeker: aJobSeeker(applicationOpened()) })
      .when('WithdrawConsent', {}, { actor: testSeeker });
    expect(withdrawn.own[0]?.data).toEqual({ jobSeekerId, applicationIds: [testId(10)] });
    expect(withdrawn.after).toMatchObject({ state: 'UNAUTHORIZED', data: { expiresAt: null } });
  });

  it('is asked for once a week, of people we know', () => {
    const ask = (days: number) =>
      given(decidedPrivacyAuthorization, jobSeekerId, [
        { type: 'ConsentRequested', data: { jobSeekerId, requestedBy: testId(900) } },
      ])
        .related({ jobSeeker: aJobSeeker() })
        .when('RequestConsent', { jobSeekerId }, { now: addDays(testNow, days) });
    expect(ask(6)).toMatchObject({
      refused: 'privacy.request_too_often',
      params: { until: addDays(testNow, 7) },
    });
    expect(ask(7).refused).toBeUndefined();
    const unknown = consent('UNAUTHORIZED').related({ jobSeeker: story(jobSeeker, jobSeekerId) });
    expect(unknown.when('RequestConsent', { jobSeekerId }).refused).toBe('common.not_found');
  });
});
