import { z } from 'zod';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { isStaff } from '../shared/permissions.ts';
import { Email, Id, Language, Line } from '../shared/shapes.ts';
import { NewLoginName } from './account.ts';
import { admin, aggregate, grantedRoles, onAccount, privacy, system } from './common.ts';

/** By which the provider knows somebody for ever (OpenID Connect: `iss` and `sub`). */
const CompanyAccount = {
  issuer: oneLine.min(1).max(500),
  // Not a person's words: as the provider writes it, sign by sign, or nobody is found by it again.
  companySubject: z.string().min(1).max(255),
};

/** What joins an account here with the one that the company gave a colleague. */
export const companyAccountCommands = {
  /** Sent by sign-in: who came by the provider for the first time, and whom nobody here knows, has an account by the rules. */
  CreateAccountByCompany: command({
    aggregate,
    payload: z.strictObject({
      name: Line,
      loginName: NewLoginName,
      roles: grantedRoles.refine(isStaff, { error: 'account.no_staff_role' }),
      email: Email,
      language: Language.default('zh-CN'),
      ...CompanyAccount,
    }),
    grants: system,
    emits: ['StaffAccountCreated', 'CompanyAccountLinked'],
    refusals: ['account.email_taken', 'account.login_taken', 'company_account.taken'],
    privacy,
  }),
  /** Sent by sign-in: whose mail the provider verified is who has that mail here. */
  LinkCompanyAccount: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, ...CompanyAccount }),
    grants: system,
    emits: ['CompanyAccountLinked'],
    refusals: ['company_account.taken', 'company_account.linked'],
    privacy,
  }),
  /** Every sign-in of the account ends; whoever comes next with that mail joins it as if for the first time. */
  UnlinkCompanyAccount: command({
    aggregate,
    payload: onAccount,
    grants: admin,
    emits: ['CompanyAccountUnlinked'],
    refusals: ['company_account.none'],
    proof: true,
    privacy,
  }),
};
