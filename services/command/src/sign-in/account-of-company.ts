import { Email, isStaff, type Language } from '@talentlog/contracts';
import { type AccountData, account as accountHandle, claim, type Folded } from '@talentlog/domain/fold';
import { newUuid, type ProvidedIdentity } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { ownerOfContact } from './account-of-login.ts';
import { type CompanyAccounts, isBreakGlass, rolesBy } from './company-accounts.ts';
import type { SignInParts } from './decision.ts';
import { loginNames, nameOf } from './names-of-company.ts';

type Parts = Pick<SignInParts, 'pipeline' | 'cache' | 'secrets'>;
type Found =
  | {
      readonly ok: true;
      readonly accountId: string;
      readonly isNew: boolean;
      readonly position?: string;
      /** It is there already and is joined as its owner comes in: the provider's word for it is enough, or they show first that it is theirs. */
      readonly joins?: 'AS_VOUCHED' | 'BY_PASSWORD';
    }
  | Refused;

interface With {
  readonly company: CompanyAccounts;
  /** Of an account that is made. */
  readonly language: Language;
}

/** The account here of who came by the company's: the one it leads to, else the one with its mail, else a new one. */
export async function accountOfCompany(identity: ProvidedIdentity, given: With, parts: Parts): Promise<Found> {
  const linked = await linkedTo(identity, parts);
  if (linked !== undefined) return asRulesSay(linked, identity, given.company, parts);
  const mail = mailOf(identity, given.company);
  if (typeof mail !== 'string') return mail;
  const { accountId } = await ownerOfContact({ email: mail }, parts);
  const joined =
    accountId === undefined
      ? await create(identity, mail, given, parts)
      : await link(accountId, identity, given, parts);
  if (joined.ok || joined.code !== 'company_account.taken') return joined;
  // The same person came by two tabs at once.
  const meanwhile = await linkedTo(identity, parts);
  return meanwhile === undefined ? joined : asRulesSay(meanwhile, identity, given.company, parts);
}

async function linkedTo({ issuer, subject }: ProvidedIdentity, { cache, secrets }: Parts): Promise<string | undefined> {
  const { state, data } = await cache.load(claim, secrets.blindIndex('company-account', `${issuer} ${subject}`));
  return state === 'HELD' ? (data as { readonly ownerId: string }).ownerId : undefined;
}

/** The mail by which somebody is looked for: the provider says that it is theirs, and it is of the company. */
function mailOf({ email, emailVerified }: ProvidedIdentity, { mailDomains, areMailsTrusted }: CompanyAccounts) {
  const mail = Email.safeParse(email);
  if (!mail.success || !(emailVerified ?? areMailsTrusted)) return refused('company_account.mail_unverified');
  const domain = mail.data.slice(mail.data.lastIndexOf('@') + 1);
  const isOurs = mailDomains.length === 0 || mailDomains.includes(domain);
  return isOurs ? mail.data : refused('company_account.mail_domain');
}

/** Roles that the rules gave follow them at each entry; the administrator's was given here, and stays. Others are given here alone. */
async function asRulesSay(
  accountId: string,
  { claims }: ProvidedIdentity,
  { rules }: CompanyAccounts,
  parts: Parts,
): Promise<Found> {
  const found = { ok: true, accountId, isNew: false } as const;
  const { state, data } = await parts.cache.load(accountHandle, accountId);
  const { roles, companyAccount } = data;
  if (state !== 'ACTIVE' && state !== 'CLOSING') return refused('account.suspended');
  if (!companyAccount?.givesRoles) return isStaff(roles) ? found : refused('company_account.not_staff');
  const due = [...rolesBy(rules, claims), ...roles.filter((role) => role === 'AD')];
  const isSame = due.length === roles.length && due.every((role) => roles.includes(role));
  const told = isSame ? undefined : await bySignIn('GrantRoles', { accountId, roles: due }, parts);
  if (told?.ok === false) return told;
  if (!isStaff(due)) return refused('company_account.no_rule');
  return { ...found, ...(told === undefined ? {} : { position: told.position }) };
}

/** Joins the account that has the mail with the company's: who was invited at once, anybody else as they come in. */
async function link(accountId: string, identity: ProvidedIdentity, { company }: With, parts: Parts): Promise<Found> {
  const { state, data } = await parts.cache.load(accountHandle, accountId);
  const account = data;
  if (isBreakGlass(account, company)) return refused('company_account.local_only');
  if (!isStaff(account.roles)) return refused('company_account.not_staff');
  if (state === 'SUSPENDED') return refused('account.suspended');
  if (account.companyAccount !== null) return refused('company_account.linked');
  const found = { ok: true, accountId, isNew: false } as const;
  if (mustConfirm(state, account, identity))
    return account.credentialId === null ? refused('company_account.no_password') : { ...found, joins: 'BY_PASSWORD' };
  if (state !== 'INVITED') return { ...found, joins: 'AS_VOUCHED' };
  const told = await linkTo(accountId, identity, parts);
  return told.ok ? { ...found, position: told.position } : told;
}

/** A mail is enough where it is also what the invitation went to, or where the provider says whose it is; for who administers, where both is so. */
function mustConfirm(state: Folded['state'], { roles }: AccountData, { emailVerified }: ProvidedIdentity): boolean {
  const isInvited = state === 'INVITED';
  const isVerified = emailVerified === true;
  return roles.includes('AD') ? !(isInvited && isVerified) : !(isInvited || isVerified);
}

/** They come in by the company's account from now on. */
export const linkTo = (
  accountId: string,
  { issuer, subject: companySubject }: Pick<ProvidedIdentity, 'issuer' | 'subject'>,
  parts: Pick<Parts, 'pipeline'>,
): Promise<Outcome> => bySignIn('LinkCompanyAccount', { accountId, issuer, companySubject }, parts);

async function create(
  identity: ProvidedIdentity,
  email: string,
  { company, language }: With,
  parts: Parts,
): Promise<Found> {
  const roles = rolesBy(company.rules, identity.claims);
  if (!isStaff(roles)) return refused('company_account.no_rule');
  const { issuer, subject: companySubject } = identity;
  const who = { name: nameOf(identity, email), email, roles, language, issuer, companySubject };
  let last: Refused = refused('account.login_taken');
  for (const loginName of loginNames(identity, email, company.breakGlass)) {
    const made = await bySignIn('CreateAccountByCompany', { ...who, loginName }, parts);
    if (made.ok) return { ok: true, accountId: String(made.result?.accountId), isNew: true, position: made.position };
    last = made;
    if (made.code !== 'account.login_taken') break;
  }
  return last;
}

const bySignIn = (name: string, payload: object, { pipeline }: Pick<Parts, 'pipeline'>): Promise<Outcome> =>
  pipeline.execute({ name, payload, commandId: newUuid(), caller: { system: 'sign-in' } });
