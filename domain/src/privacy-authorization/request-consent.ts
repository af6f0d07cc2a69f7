import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays, isBefore } from '../shared/time.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';
import { needSeeker } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

const asksFrom = ({ requestedAt }: PrivacyAuthorizationData, now: string, { consentRequestDays }: Settings): string =>
  requestedAt === null ? now : addDays(requestedAt, consentRequestDays);

/** Staff ask the person for consent, not too often. */
export const requestConsent = privacyAuthorization.decider('RequestConsent', {
  target: ({ jobSeekerId }) => privacyAuthorization.ref(jobSeekerId),
  offered: ({ data, now, settings }) => !isBefore(now, asksFrom(data, now, settings)),
  needs: needSeeker,
  decide: ({ id, data, now, settings, actor, related }) => {
    if (loaded(related, 'jobSeeker', jobSeeker).revision < 0) return refuse('common.not_found');
    const until = asksFrom(data, now, settings);
    if (isBefore(now, until)) return refuse('privacy.request_too_often', { until });
    return accept(privacyAuthorization.fact('ConsentRequested', { jobSeekerId: id, requestedBy: actor.id }));
  },
});
