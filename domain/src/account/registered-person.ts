import { claimTaken, holderOf } from '../claim/index.ts';
import { contactFacts, isReliedOn, jobSeeker, numberOf, seekerIf, seekerPhone } from '../job-seeker/index.ts';
import { needPositions, ownersIn } from '../scope/index.ts';
import type { Fact, Related } from '../shared/decider.ts';

interface Registration {
  readonly accountId: string;
  readonly phone: string;
  readonly name: string | null;
}

/** Loads whoever staff know by this phone, and whose candidates they are. */
export function needKnownPerson(related: Related) {
  const holder = holderOf(related, 'person');
  return {
    jobSeeker: holder === undefined ? undefined : jobSeeker.ref(holder),
    ...needPositions(seekerIf(related)?.data.deliveredPositionIds ?? []),
  };
}

/**
 * The person staff know by this phone, unless somebody else's account is theirs already. A phone that a colleague wrote in place of another
 * one is no proof of being that person before the owners of all their applications agreed to it: whoever reads its codes is somebody new.
 */
export function knownPerson(related: Related) {
  const seeker = seekerIf(related);
  if (seeker === undefined || seeker.revision < 0 || seeker.data.accountId !== null) return undefined;
  const { contacts, deliveredPositionIds } = seeker.data;
  return deliveredPositionIds.every((id) => isReliedOn(contacts.phone, ownersIn(related, id))) ? seeker : undefined;
}

/** Facts on the person's stream: an account joins them, or they begin to be known with it. */
export function personRegistered(
  related: Related,
  jobSeekerId: string,
  { accountId, phone, name }: Registration,
): Fact[] {
  const known = knownPerson(related);
  if (known) {
    const joined = jobSeeker.factOn(jobSeekerId, 'JobSeekerAccountJoined', { jobSeekerId, accountId });
    return [joined, ...(name ? contactFacts(known, { name }) : [])];
  }
  const number = numberOf(jobSeekerId);
  const person = { jobSeekerId, accountId, source: 'REGISTERED', number, name, phone, email: null } as const;
  const claim = holderOf(related, 'person') === undefined ? seekerPhone(phone) : undefined;
  return [
    jobSeeker.factOn(jobSeekerId, 'JobSeekerCreated', person),
    ...(claim ? [claimTaken(claim, jobSeekerId)] : []),
  ];
}
