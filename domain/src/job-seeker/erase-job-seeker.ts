import { aboutAccount, account, companyAccountKeyOf, emailKey, loginKey, phoneKey } from '../account/index.ts';
import { type Claim, claimReleased, holderOf } from '../claim/index.ts';
import { heldUp, isStopped, needRequest } from '../data-request/index.ts';
import { consentLives, privacyAuthorization } from '../privacy-authorization/index.ts';
import { accept, type Decision, type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { announcedErasure } from './announced-erasure.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';
import { seekerEmail, seekerPhone } from './seeker-keys.ts';
import { keptCodes, needWhyKept, whyKept } from './why-kept.ts';

/** Every key by which the person or their account is found. */
function keysOf(data: JobSeekerData, related: Related): Record<string, Claim | undefined> {
  const own = loadedIf(related, 'account', account)?.data;
  return {
    person: seekerPhone(data.phone),
    personEmail: seekerEmail(data.email),
    phone: phoneKey(own?.phone),
    email: emailKey(own?.email),
    login: loginKey(own?.loginName),
    company: companyAccountKeyOf(own?.companyAccount ?? null),
  };
}

/** The keys are free for somebody new, who is another person. */
function released(id: string, data: JobSeekerData, related: Related): Fact[] {
  const owners = [id, data.accountId];
  return Object.entries(keysOf(data, related)).flatMap(([name, claim]) => {
    const holder = holderOf(related, name);
    return claim && holder !== undefined && owners.includes(holder) ? [claimReleased(claim, holder)] : [];
  });
}

/** The account ends, and the consent with it. */
function ended(id: string, applicationIds: readonly string[], related: Related): Fact[] {
  const own = loadedIf(related, 'account', account);
  const consent = loadedIf(related, 'consent', privacyAuthorization);
  return [
    ...(own ? factIfTaken(account, own, 'AccountErased', aboutAccount(own)) : []),
    ...(consent
      ? factIfTaken(privacyAuthorization, consent, 'ConsentWithdrawn', {
          jobSeekerId: id,
          applicationIds: [...applicationIds],
        })
      : []),
  ];
}

/**
 * Whether what retention counted still holds: much may happen between its reading of the log and here. An owner of an account was told so
 * long ago as they were promised, and did not agree since.
 */
function isOver(data: JobSeekerData, related: Related, now: string) {
  const consent = loadedIf(related, 'consent', privacyAuthorization);
  if (data.applications.length > 0 || (consent !== undefined && consentLives(consent, now))) return false;
  if (data.accountId === null) return true;
  const erasesAt = announcedErasure(data, consent?.data);
  return erasesAt !== undefined && !isBefore(now, erasesAt);
}

/** Nobody waits for the answer to a promise of an hour ago: the request says that it could not be kept. */
const kept = (requestHeldUp: readonly Fact[], refusal: Refusal): Decision =>
  requestHeldUp.length > 0 ? accept(requestHeldUp) : refusal;

/** Begins to erase a person; the worker that follows lets go of everything, and destroys the key. */
export const eraseJobSeeker = jobSeeker.decider('EraseJobSeeker', {
  needs: ({ id, data, related, payload, actor }) => ({
    ...needRequest({ id, payload, actor }),
    consent: privacyAuthorization.ref(id),
    ...needWhyKept(data, related),
    ...keysOf(data, related),
  }),
  decide: ({ id, data, related, payload, actor, now }) => {
    const cause = actor.kind === 'system' ? payload.cause : 'REQUEST';
    if (isStopped(related)) return accept([]);
    const why = cause === 'RESTORED' ? undefined : whyKept(related);
    if (why !== undefined) return kept(heldUp(related, why), refuse(keptCodes[why]));
    if (cause === 'RETENTION' && !isOver(data, related, now)) return refuse('jobSeeker.erase_not_due');
    const applicationIds = data.applications.map(({ applicationId }) => applicationId);
    const begun = { jobSeekerId: id, accountId: data.accountId, cause, requestId: payload.requestId, applicationIds };
    return accept([
      jobSeeker.fact('ErasureBegun', begun),
      ...ended(id, applicationIds, related),
      ...released(id, data, related),
    ]);
  },
});
