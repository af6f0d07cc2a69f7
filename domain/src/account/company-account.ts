import type { Claim } from '../claim/index.ts';

/** The account that a company gave a colleague, as its provider knows it. */
export interface CompanyAccount {
  readonly issuer: string;
  readonly companySubject: string;
  /** The account here was made by the provider's rules, which give its roles. */
  readonly givesRoles: boolean;
}

/** One account of the company leads to one account here. */
export const companyAccountKey = ({
  issuer,
  companySubject,
}: Pick<CompanyAccount, 'issuer' | 'companySubject'>): Claim => ({
  claim: 'company-account',
  key: `${issuer} ${companySubject}`,
});

/** The same of an account that may have none. */
export const companyAccountKeyOf = (linked: CompanyAccount | null): Claim | undefined =>
  linked === null ? undefined : companyAccountKey(linked);
