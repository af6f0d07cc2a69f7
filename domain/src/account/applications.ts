import { application } from '../application/application.ts';
import type { Ref } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { AccountData } from './evolve.ts';
import { needSeeker, seekerIf } from './person.ts';

/** What a decision about leaving knows. */
export interface Leaving {
  readonly data: AccountData;
  readonly related: Related;
}

const prefix = 'application:';

/** Loads the person and every application of theirs: an accepted offer outlives its application when that ended as signed. */
export function needApplications({
  data,
  related,
}: Pick<Leaving, 'related'> & { readonly data: Pick<AccountData, 'jobSeekerId'> }): Record<string, Ref | undefined> {
  const seeker = seekerIf(related)?.data;
  const ids = [
    ...(seeker?.applications ?? []).map(({ applicationId }) => applicationId),
    ...(seeker?.closedApplicationIds ?? []),
  ];
  return {
    ...needSeeker({ data }),
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
