import { isStaff, type Role, staffRoles } from '@talentlog/contracts';
import type { AccountCaller, Held, Identity } from '@talentlog/runtime';

interface OfAccount {
  readonly roles: readonly string[];
  readonly jobSeekerId?: string | null | undefined;
}

/** As whom an account's holder may go on. Headhunters and employees who recommend are no staff. */
export function identitiesOf({ roles, jobSeekerId }: OfAccount): readonly Identity[] {
  const held = new Set(roles);
  return [
    ...(jobSeekerId ? (['JobSeeker'] as const) : []),
    ...(held.has('CA') ? (['CampusAmbassador'] as const) : []),
    ...(staffRoles.some((role) => held.has(role)) ? (['Staff'] as const) : []),
  ];
}

/** As whom somebody goes on who did not choose: as a job seeker where they are one. */
export const usualIdentity = (held: readonly Identity[]): Identity =>
  held.includes('JobSeeker') ? 'JobSeeker' : (held.at(-1) ?? 'JobSeeker');

/** The roles that count while somebody acts so: nobody uses what they hold as somebody else. */
function rolesAs(identity: Identity, { roles, jobSeekerId }: OfAccount): readonly Role[] {
  const held = roles as readonly Role[];
  switch (identity) {
    case 'Staff':
      return held.filter((role) => isStaff([role]));
    case 'CampusAmbassador':
      return held.filter((role) => role === 'CA');
    case 'JobSeeker':
      return [...held.filter((role) => role !== 'CA' && !isStaff([role])), ...(jobSeekerId ? (['JS'] as const) : [])];
  }
}

/**
 * The rights of an account while its holder acts as one of their identities. One that they hold no more gives way to the usual
 * one. Only a job seeker is the person of the account: to staff what is the person's own is anybody's, and an ambassador neither delivers
 * nor edits a resume.
 */
export function actingAs(
  chosen: Identity,
  account: OfAccount,
): Pick<AccountCaller, 'identity' | 'roles' | 'jobSeekerId'> & { readonly held: readonly Held[] } {
  const identities = identitiesOf(account);
  const identity = identities.includes(chosen) ? chosen : usualIdentity(identities);
  return {
    identity,
    roles: rolesAs(identity, account),
    jobSeekerId: identity === 'JobSeeker' ? (account.jobSeekerId ?? undefined) : undefined,
    held: identities.map((one) => ({ identity: one, roles: rolesAs(one, account) })),
  };
}
