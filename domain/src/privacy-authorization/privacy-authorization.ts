import { privacyAuthorizationCommands, privacyAuthorizationEvents } from '@talentlog/contracts';
import { jobSeekerRef } from '../job-seeker/contact.ts';
import { jobSeekerHandle } from '../job-seeker/lifecycle.ts';
import { type Actor, accept, defineAggregate, type Ref, refuse } from '../shared/aggregate.ts';
import { loaded } from '../shared/handle.ts';
import { addDays, endOfDay, isBefore } from '../shared/time.ts';
import { evolvePrivacyAuthorization, noPrivacyAuthorization, privacyAuthorizationLifecycle } from './lifecycle.ts';

const named = (jobSeekerId: string): Ref => ({ aggregate: 'privacyAuthorization', id: jobSeekerId });
const own = (_payload: object, { actor }: { readonly actor: Actor }): Ref => named(actor.jobSeekerId ?? '');
const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeekerRef(id) });

/** A person's consent; see `lifecycle.ts` for what it protects. */
export const privacyAuthorization = defineAggregate({
  name: 'privacyAuthorization',
  commands: privacyAuthorizationCommands,
  events: privacyAuthorizationEvents,
  lifecycle: privacyAuthorizationLifecycle,
  initialData: noPrivacyAuthorization,
  evolve: evolvePrivacyAuthorization,
  deciders: {
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
        const { applications } = loaded(related, 'jobSeeker', jobSeekerHandle).data;
        const applicationIds = applications.map(({ applicationId }) => applicationId);
        return accept({ type: 'ConsentWithdrawn', data: { jobSeekerId: id, applicationIds } });
      },
    },
    RequestConsent: {
      target: ({ jobSeekerId }) => named(jobSeekerId),
      needs: needSeeker,
      decide: ({ id, data, now, settings, actor, related }) => {
        if (loaded(related, 'jobSeeker', jobSeekerHandle).revision < 0) return refuse('common.not_found');
        const until = data.requestedAt === null ? now : addDays(data.requestedAt, settings.consentRequestDays);
        if (isBefore(now, until)) return refuse('privacy.request_too_often', { until });
        return accept({ type: 'ConsentRequested', data: { jobSeekerId: id, requestedBy: actor.id } });
      },
    },
  },
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
