import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Language } from '../shared/shapes.ts';

const guest = [{ guest: true }] as const;

/** What stands in an address: signs that are seen. */
const writtenByProvider = z
  .string()
  .max(8_000, { error: 'common.too_long' })
  .regex(/^[!-~]*$/, { error: 'common.format' });

/** By the account that the company gave a colleague, there and back. */
export const companySignInCommands = {
  /**
   * The address of the company's provider that the browser is sent to; what comes back counts in this browser, once, for ten minutes.
   * `anew`: they are asked there who they are, whoever they were before.
   */
  BeginCompanySignIn: command({
    aggregate: 'signIn',
    payload: z.strictObject({ anew: z.boolean().default(false) }),
    grants: guest,
    emits: [],
    refusals: ['company_account.absent', 'company_account.away', 'company_account.wrong', 'common.too_many'],
  }),
  /** Signs a colleague in whom the provider vouches for. `answer`: the part of the address that the provider wrote. */
  SignInWithCompanyAccount: command({
    aggregate: 'signIn',
    payload: z.strictObject({ answer: writtenByProvider, language: Language.default('zh-CN') }),
    grants: guest,
    emits: [],
    refusals: [
      'company_account.absent',
      'company_account.away',
      'company_account.wrong',
      'company_account.denied',
      'company_account.trip_over',
      'company_account.mail_unverified',
      'company_account.mail_domain',
      'company_account.no_rule',
      'company_account.not_staff',
      'company_account.local_only',
      'company_account.taken',
      'company_account.linked',
      'company_account.no_password',
      'account.email_taken',
      'account.suspended',
      'common.too_many',
    ],
  }),
  /**
   * Joins an account that is there already with the company's, in the browser in which the provider vouched for its mail: who knows its
   * password too is its owner. The answer of `SignInWithCompanyAccount` asks for it by `next`.
   */
  ConfirmCompanyAccount: command({
    aggregate: 'signIn',
    payload: z.strictObject({ accountId: Id, current: z.string().max(128) }),
    grants: guest,
    emits: [],
    refusals: [
      'company_account.absent',
      'company_account.trip_over',
      'company_account.taken',
      'company_account.linked',
      'company_account.not_staff',
      'account.suspended',
      'login.failed',
      'login.locked',
    ],
  }),
};
