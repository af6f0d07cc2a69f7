import { aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { aLink } from '../link/fixtures.ts';
import { resume } from '../resume/resume.ts';
import type { Fixtures } from '../shared/cells.ts';
import type { Actor } from '../shared/decider.ts';
import { defaultSettings } from '../shared/settings.ts';
import { happened, type Story, story, type Told, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays, endOfDay } from '../shared/time.ts';
import { decidedPrivacyAuthorization } from './deciders.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

export const policyVersion = defaultSettings.privacyPolicyVersion;
export const consentExpiresAt = endOfDay(testNow, defaultSettings.consentDays);
/** The person of the fixtures, signed in. */
export const testSeeker: Actor = { kind: 'account', id: testId(20), jobSeekerId, name: '王晨' };

const granted = happened('ConsentGranted', { jobSeekerId, policyVersion, expiresAt: consentExpiresAt });

/** The link of whoever was asked. */
export const linkId = 'c'.repeat(64);
export const linkExpiresAt = addDays(testNow, defaultSettings.consentLinkDays);
const requested = happened('ConsentRequested', { jobSeekerId, requestedBy: testActor.id, linkId, linkExpiresAt });

export const privacyHistories = {
  UNAUTHORIZED: [],
  ASKED: [requested],
  AUTHORIZED: [granted],
  EXPIRED: [granted, happened('ConsentExpired', { jobSeekerId, policyVersion })],
  EXPIRED_ASKED: [granted, happened('ConsentExpired', { jobSeekerId, policyVersion }), requested],
} satisfies Record<string, readonly Told[]>;

/** The consent of the person of the fixtures, for decisions of other aggregates. */
export const aConsent = (state: keyof typeof privacyHistories = 'AUTHORIZED'): Story =>
  story(privacyAuthorization, jobSeekerId, privacyHistories[state]);

const related = { jobSeeker: aJobSeeker() };
const link = aLink('VALID', linkId);
const weekLater = addDays(testNow, defaultSettings.consentRequestDays);

export const privacyAuthorizationFixtures: Fixtures = {
  aggregate: decidedPrivacyAuthorization,
  id: jobSeekerId,
  histories: privacyHistories,
  valid: {
    GrantConsent: () => ({
      payload: { policyVersion },
      actor: testSeeker,
      related: { resume: story(resume, jobSeekerId) },
    }),
    DeclineConsent: () => ({ payload: {}, actor: testSeeker, related }),
    ExpireConsent: () => ({ payload: { jobSeekerId }, actor: testSystem, now: consentExpiresAt }),
    RemindOfConsent: () => ({ payload: { jobSeekerId }, actor: testSystem, now: addDays(consentExpiresAt, -30) }),
    AskConsentAnew: () => ({
      payload: { jobSeekerId },
      actor: testSystem,
      settings: { privacyPolicyVersion: '2027-01-01' },
    }),
    WithdrawConsent: () => ({ payload: {}, actor: testSeeker, related }),
    RequestConsent: () => ({ payload: { jobSeekerId }, related: { ...related, link0: link }, now: weekLater }),
  },
  policy: {
    DeclineConsent: {
      UNAUTHORIZED: 'privacyAuthorization.invalid_transition',
      EXPIRED: 'privacyAuthorization.invalid_transition',
    },
  },
};
