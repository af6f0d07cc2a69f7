import { isStaff } from '@talentlog/contracts';
import { aboutAccount } from '../account/about.ts';
import { account } from '../account/account.ts';
import { companyAccountKeyOf } from '../account/company-account.ts';
import { emailKey, loginKey, phoneKey } from '../account/keys.ts';
import { application } from '../application/application.ts';
import { type Claim, claimReleased, holderOf } from '../claim/natural-key.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';
import { seekerPhone } from './phone.ts';

const [applicationOf, collectionOf] = ['application:', 'collection:'];

const applicationIdsOf = ({ applications, closedApplicationIds }: JobSeekerData) => [
  ...applications.map(({ applicationId }) => applicationId),
  ...closedApplicationIds,
];

const named = (related: Related, prefix: string) => Object.keys(related).filter((name) => name.startsWith(prefix));

/** What the person's applications offered them, those that are over included: an accepted offer outlives its application. */
const offersOf = (related: Related) =>
  named(related, applicationOf).flatMap((name) => loadedIf(related, name, application)?.data.offers ?? []);

/** Every key by which the person or their account is found. */
function keysOf(data: JobSeekerData, related: Related): Record<string, Claim | undefined> {
  const own = loadedIf(related, 'account', account)?.data;
  return {
    person: seekerPhone(data.phone),
    phone: phoneKey(own?.phone),
    email: emailKey(own?.email),
    login: loginKey(own?.loginName),
    company: companyAccountKeyOf(own?.companyAccount ?? null),
  };
}

/** From the acceptance of an offer until SAP has the data, the person cannot be let go of. */
function isBound(related: Related): boolean {
  const isRunning = (name: string) => {
    const state = loadedIf(related, name, infoCollection)?.state;
    return state !== undefined && !['NONE', 'PUSHED', 'ARCHIVED'].includes(state);
  };
  return offersOf(related).some(({ status }) => status === 'ACCEPTED') || named(related, collectionOf).some(isRunning);
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

/** Begins to erase a person; the worker that follows lets go of everything, and destroys the key. */
export const eraseJobSeeker = jobSeeker.decider('EraseJobSeeker', {
  needs: ({ id, data, related }) => ({
    consent: privacyAuthorization.ref(id),
    account: data.accountId === null ? undefined : account.ref(data.accountId),
    ...Object.fromEntries(applicationIdsOf(data).map((one) => [`${applicationOf}${one}`, application.ref(one)])),
    ...Object.fromEntries(
      offersOf(related).flatMap(({ status, collectionId }) =>
        collectionId !== null && status !== 'INVALID'
          ? [[`${collectionOf}${collectionId}`, infoCollection.ref(collectionId)]]
          : [],
      ),
    ),
    ...keysOf(data, related),
  }),
  decide: ({ id, data, related, payload, actor }) => {
    const cause = actor.kind === 'system' ? payload.cause : 'REQUEST';
    const isGone = cause === 'RESTORED';
    if (!isGone && isBound(related)) return refuse('jobSeeker.erase_blocked');
    if (!isGone && isStaff(loadedIf(related, 'account', account)?.data.roles ?? []))
      return refuse('jobSeeker.erase_colleague');
    const applicationIds = data.applications.map(({ applicationId }) => applicationId);
    const begun = { jobSeekerId: id, accountId: data.accountId, cause, requestId: payload.requestId, applicationIds };
    return accept([
      jobSeeker.fact('ErasureBegun', begun),
      ...ended(id, applicationIds, related),
      ...released(id, data, related),
    ]);
  },
});
