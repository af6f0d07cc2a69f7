import { aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import type { Actor } from '../shared/decider.ts';
import { defaultSettings } from '../shared/settings.ts';
import { happened, type Story, story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { endOfDay } from '../shared/time.ts';
import { decidedPrivacyAuthorization } from './deciders.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

export const policyVersion = defaultSettings.privacyPolicyVersion;
export const consentExpiresAt = endOfDay(testNow, defaultSettings.consentDays);
/** The person of the fixtures, signed in. */
export const testSeeker: Actor = { kind: 'account', id: testId(20), jobSeekerId, name: '王晨' };

const granted = happened('ConsentGranted', { jobSeekerId, policyVersion, expiresAt: consentExpiresAt });

export const privacyHistories = {
  UNAUTHORIZED: [],
  AUTHORIZED: [granted],
  EXPIRED: [granted, happened('ConsentExpired', { jobSeekerId, policyVersion })],
} satisfies Record<string, readonly Told[]>;

/** The consent of the person of the fixtures, for decisions of other aggregates. */
export const aConsent = (state: keyof typeof privacyHistories = 'AUTHORIZED'): Story =>
  story(privacyAuthorization, jobSeekerId, privacyHistories[state]);

const related = { jobSeeker: aJobSeeker() };

export const privacyAuthorizationFixtures: Fixtures = {
  aggregate: decidedPrivacyAuthorization,
  id: jobSeekerId,
  histories: privacyHistories,
  valid: {
    GrantConsent: () => ({ payload: { policyVersion }, actor: testSeeker }),
    ExpireConsent: () => ({ payload: { jobSeekerId }, actor: testSystem, now: consentExpiresAt }),
    WithdrawConsent: () => ({ payload: {}, actor: testSeeker, related }),
    RequestConsent: () => ({ payload: { jobSeekerId }, related }),
  },
};
