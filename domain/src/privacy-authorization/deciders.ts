import { jobSeekerRef } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { decides, type Ref } from '../shared/aggregate.ts';
import { type Actor, accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { addDays, endOfDay, isBefore } from '../shared/time.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

const named = (jobSeekerId: string): Ref => ({ aggregate: 'privacyAuthorization', id: jobSeekerId });
const own = (_payload: object, { actor }: { readonly actor: Actor }): Ref => named(actor.jobSeekerId ?? '');
const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeekerRef(id) });

/** Every command of the privacyAuthorization with its decision. */
export const decidedPrivacyAuthorization = decides(privacyAuthorization, {
  GrantConsent: {
    target: own,
    decide: ({ id, payload, now, settings }) => {
      const { policyVersion } = payload;
      if (policyVersion !== settings.privacyPolicyVersion)
        return refuse('privacy.consent_required', { policyVersion: settings.privacyPolicyVersion }, 'policyVersion');
      const expiresAt = endOfDay(now, settings.consentDays);
      return accept({ type: 'ConsentGranted', data: { jobSeekerId: id, policyVersion, expiresAt } });
    },
  },
  ExpireConsent: {
    target: ({ jobSeekerId }) => named(jobSeekerId),
    decide: ({ id, data, now }) => {
      if (data.expiresAt !== null && isBefore(now, data.expiresAt))
        return refuse('privacyAuthorization.invalid_transition', { until: data.expiresAt });
      return accept({ type: 'ConsentExpired', data: { jobSeekerId: id, policyVersion: data.policyVersion ?? '' } });
    },
  },
  WithdrawConsent: {
    target: own,
    needs: needSeeker,
    decide: ({ id, related }) => {
      const { applications } = loaded(related, 'jobSeeker', jobSeeker).data;
      const applicationIds = applications.map(({ applicationId }) => applicationId);
      return accept({ type: 'ConsentWithdrawn', data: { jobSeekerId: id, applicationIds } });
    },
  },
  RequestConsent: {
    target: ({ jobSeekerId }) => named(jobSeekerId),
    needs: needSeeker,
    decide: ({ id, data, now, settings, actor, related }) => {
      if (loaded(related, 'jobSeeker', jobSeeker).revision < 0) return refuse('common.not_found');
      const until = data.requestedAt === null ? now : addDays(data.requestedAt, settings.consentRequestDays);
      if (isBefore(now, until)) return refuse('privacy.request_too_often', { until });
      return accept({ type: 'ConsentRequested', data: { jobSeekerId: id, requestedBy: actor.id } });
    },
  },
});
