import { jobSeeker } from '../job-seeker/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Actor, Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** People grant and withdraw their own consent only. */
export const ownConsent = (_payload: object, { actor }: { readonly actor: Actor }): Ref =>
  privacyAuthorization.ref(actor.jobSeekerId ?? '');

/** Loads the person, who has the same id. */
export const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeeker.ref(id) });

/** What the person has under way, of those loaded by `needSeeker`. */
export const openApplicationsOf = (related: Related): string[] =>
  loaded(related, 'jobSeeker', jobSeeker).data.applications.map(({ applicationId }) => applicationId);
