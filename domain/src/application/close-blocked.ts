import { needSeekerOf, seekerIf } from '../job-seeker/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { application } from './application.ts';

const prefix = 'application:';

/** Loads the person and every application of theirs: an accepted offer outlives its application when that ended as signed. */
export function needApplications({
  data,
  related,
}: {
  readonly data: { readonly jobSeekerId: string | null };
  readonly related: Related;
}): Record<string, Ref | undefined> {
  const seeker = seekerIf(related)?.data;
  const ids = [
    ...(seeker?.applications ?? []).map(({ applicationId }) => applicationId),
    ...(seeker?.closedApplicationIds ?? []),
  ];
  return {
    ...needSeekerOf(data.jobSeekerId),
    ...Object.fromEntries(ids.map((id) => [`${prefix}${id}`, application.ref(id)])),
  };
}

/** Nobody leaves between the acceptance of an offer and the first day of work. */
export function closeBlocked(related: Related): Refusal | undefined {
  const accepted = Object.keys(related)
    .filter((name) => name.startsWith(prefix))
    .some((name) => loaded(related, name, application).data.offers.some(({ status }) => status === 'ACCEPTED'));
  return accepted ? refuse('account.close_blocked') : undefined;
}
