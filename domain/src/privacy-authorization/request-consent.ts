import { jobSeeker } from '../job-seeker/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { needFormerLinks, newConsentLink } from './consent-link.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';
import { needSeeker } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

const asksFrom = ({ requestedAt }: PrivacyAuthorizationData, now: string, { consentRequestDays }: Settings): string =>
  requestedAt === null ? now : addDays(requestedAt, consentRequestDays);

/** Staff have the person asked for consent, not too often. */
export const requestConsent = privacyAuthorization.decider('RequestConsent', {
  target: ({ jobSeekerId }) => privacyAuthorization.ref(jobSeekerId),
  offered: ({ data, now, settings }) => !isBefore(now, asksFrom(data, now, settings)),
  needs: ({ id, data }) => ({ ...needSeeker({ id }), ...needFormerLinks(data) }),
  decide: (context) => {
    const { id, data, now, settings, actor, related } = context;
    if (loaded(related, 'jobSeeker', jobSeeker).revision < 0) return refuse('common.not_found');
    const until = asksFrom(data, now, settings);
    if (isBefore(now, until)) return refuse('privacy.request_too_often', { until });
    const { link, facts } = newConsentLink(context);
    const asked = { jobSeekerId: id, requestedBy: actor.id, ...link };
    return accept([privacyAuthorization.fact('ConsentRequested', asked), ...facts]);
  },
});
