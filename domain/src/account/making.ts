import { claimTaken, holderOf } from '../claim/holding.ts';
import { contactFacts, jobSeekerRef, numberOf, seekerPhone } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { factOn, loadedIf } from '../shared/handle.ts';
import { type Deciding, emailKey, loginKey, phoneKey } from './keys.ts';

/** The person staff know by this phone, unless somebody else's account is theirs already. */
function knownPerson(related: Related) {
  const seeker = loadedIf(related, 'jobSeeker', jobSeeker);
  return seeker && seeker.revision >= 0 && seeker.data.accountId === null ? seeker : undefined;
}

interface Registration {
  readonly accountId: string;
  readonly phone: string;
  readonly name: string | null;
}

/** Facts on the person's stream: an account joins them, or they begin to be known with it. */
function personFacts(related: Related, jobSeekerId: string, { accountId, phone, name }: Registration): Fact[] {
  const known = knownPerson(related);
  if (known) {
    const joined = factOn(jobSeeker, jobSeekerId, 'JobSeekerAccountJoined', { jobSeekerId, accountId });
    return [joined, ...(name ? contactFacts(known, { name }) : [])];
  }
  const person = {
    jobSeekerId,
    accountId,
    source: 'REGISTERED',
    number: numberOf(jobSeekerId),
    name,
    phone,
    email: null,
  } as const;
  const claim = holderOf(related, 'person') === undefined ? seekerPhone(phone) : undefined;
  return [
    factOn(jobSeeker, jobSeekerId, 'JobSeekerCreated', person),
    ...(claim ? [claimTaken(claim, jobSeekerId)] : []),
  ];
}

export const registerAccount: Deciding<'RegisterAccount'> = {
  target: (_payload, { newId }) => ({ aggregate: 'account', id: newId() }),
  needs: ({ payload, related }) => {
    const holder = holderOf(related, 'person');
    return {
      phone: phoneKey(payload.phone),
      person: seekerPhone(payload.phone),
      jobSeeker: holder === undefined ? undefined : jobSeekerRef(holder),
    };
  },
  decide: ({ id, payload, related, newId }) => {
    const { phone, language } = payload;
    const claim = phoneKey(phone);
    if (claim === undefined || holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    const known = knownPerson(related);
    const name = payload.name ?? known?.data.name ?? null;
    const jobSeekerId = known?.id ?? newId();
    const registered = { accountId: id, jobSeekerId, personId: jobSeekerId, name, phone, language };
    return accept(
      [
        { type: 'AccountRegistered', data: registered },
        claimTaken(claim, id),
        ...personFacts(related, jobSeekerId, { accountId: id, phone, name }),
      ],
      { accountId: id, jobSeekerId },
    );
  },
};

export const createStaffAccount: Deciding<'CreateStaffAccount'> = {
  target: (_payload, { newId }) => ({ aggregate: 'account', id: newId() }),
  needs: ({ payload }) => ({
    login: loginKey(payload.loginName),
    phone: phoneKey(payload.phone),
    email: emailKey(payload.email),
  }),
  decide: ({ id, payload, related }) => {
    const { name, loginName, phone, email, roles, language } = payload;
    if (holderOf(related, 'login')) return refuse('account.login_taken', undefined, 'loginName');
    if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    if (holderOf(related, 'email')) return refuse('account.email_taken', undefined, 'email');
    const claims = [loginKey(loginName), phoneKey(phone), emailKey(email)].filter((claim) => claim !== undefined);
    const account = { accountId: id, jobSeekerId: null, personId: id, name, loginName, phone, email, language };
    return accept(
      [
        { type: 'StaffAccountCreated', data: { ...account, roles: [...new Set(roles)] } },
        ...claims.map((claim) => claimTaken(claim, id)),
      ],
      { accountId: id },
    );
  },
};
