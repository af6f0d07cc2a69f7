import { type GrantedRole, isStaff, type SignedInSeen, type SignInWay } from '@talentlog/contracts';
import type { AccountData } from '@talentlog/domain/fold';
import type { IdentityProvider, ProvidedIdentity } from '@talentlog/runtime';

/** Whoever has this value of a claim has these roles; a rule without a claim is everybody's. */
export interface RoleRule {
  readonly claim: string | undefined;
  readonly value: string;
  readonly roles: readonly GrantedRole[];
}

/** How colleagues come in by the accounts that the company gave them. */
export interface CompanyAccounts {
  readonly provider: IdentityProvider;
  /** What people know it by. */
  readonly name: string;
  /** Where the provider sends browsers back to. */
  readonly returnTo: string;
  readonly rules: readonly RoleRule[];
  /** Of which mails are taken; empty: of all. */
  readonly mailDomains: readonly string[];
  /** A mail that the provider says nothing about is its owner's. */
  readonly areMailsTrusted: boolean;
  /** Colleagues come in no other way, but for those of `breakGlass`, by login name. */
  readonly isRequired: boolean;
  readonly breakGlass: readonly string[];
}

/** What everybody may know of it. */
export const seenOf = (company: CompanyAccounts | undefined): SignedInSeen['company'] =>
  company === undefined ? null : { name: company.name, isRequired: company.isRequired };

/** The roles that the rules give to who has these claims. */
export function rolesBy(rules: readonly RoleRule[], claims: ProvidedIdentity['claims']): readonly GrantedRole[] {
  const fitting = rules.filter(({ claim, value }) => claim === undefined || valuesAt(claims, claim).includes(value));
  return [...new Set(fitting.flatMap(({ roles }) => roles))];
}

/** What a claim says, `realm_access.roles` inside of another; a list is each of its words. */
function valuesAt(claims: ProvidedIdentity['claims'], claim: string): readonly string[] {
  const inside = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Record<string, unknown>)[name]
      : undefined;
  // A provider may have a dot in a name.
  const found = inside(claims, claim) ?? claim.split('.').reduce<unknown>(inside, claims);
  return (Array.isArray(found) ? found : [found]).filter((one) => one !== undefined && one !== null).map(String);
}

/** Whether the account is a local one that is kept for the day when the provider is away. */
export const isBreakGlass = ({ loginName }: Pick<AccountData, 'loginName'>, company: CompanyAccounts | undefined) =>
  company?.isRequired === true && loginName !== null && company.breakGlass.includes(loginName);

/** How an entry by these means counts; undefined where colleagues have to come by the company's account. */
export function admittedWay(
  way: SignInWay,
  data: AccountData,
  company: CompanyAccounts | undefined,
): SignInWay | undefined {
  if (!company?.isRequired || way === 'OIDC' || !isStaff(data.roles)) return way;
  return way === 'PASSWORD' && isBreakGlass(data, company) ? 'BREAK_GLASS' : undefined;
}
