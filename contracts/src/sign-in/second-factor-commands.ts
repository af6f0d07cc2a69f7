import { z } from 'zod';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { Id } from '../shared/shapes.ts';

const guest = [{ guest: true }] as const;
const self = [{ self: 'UPDATE_USER' }] as const;

/** Of the app, or to recover with, however it is typed. */
const typedCode = oneLine.min(1, { error: 'common.required' }).max(40, { error: 'common.too_long' });

/** Of an account that is joined with the company's as its owner comes in. */
const joining = ['company_account.taken', 'company_account.linked', 'company_account.not_staff'] as const;

/** The second step of signing in: set up, asked for, turned off. */
export const secondFactorCommands = {
  /**
   * The second step of who has an app for it, in the browser that did the first: a code of the app, or one to recover with. The first
   * step's answer says so by `next`.
   */
  SignInWithSecondFactor: command({
    aggregate: 'signIn',
    payload: z.strictObject({ accountId: Id, code: typedCode }),
    grants: guest,
    emits: [],
    refusals: ['second_factor.wrong', 'second_factor.first_step_over', 'login.locked', 'account.suspended', ...joining],
  }),
  /**
   * A new secret for an app, told this once. By who is signed in, with their password; or by who may not come in without and did the first
   * step, who names the account.
   */
  BeginSecondFactor: command({
    aggregate: 'signIn',
    payload: z.strictObject({ accountId: Id.optional(), current: z.string().max(128).default('') }),
    grants: guest,
    emits: [],
    refusals: ['second_factor.on', 'second_factor.first_step_over', 'login.failed', 'login.locked'],
  }),
  /** A code of the new secret, begun at most ten minutes ago, turns it on; the codes to recover with are told this once. Who was outside is signed in. */
  ConfirmSecondFactor: command({
    aggregate: 'signIn',
    payload: z.strictObject({ accountId: Id.optional(), code: typedCode }),
    grants: guest,
    emits: [],
    refusals: [
      'second_factor.on',
      'second_factor.wrong',
      'second_factor.setup_over',
      'second_factor.first_step_over',
      'login.locked',
      'account.suspended',
      ...joining,
    ],
  }),
  EndSecondFactor: command({
    aggregate: 'signIn',
    payload: z.strictObject({ current: z.string().max(128), code: typedCode }),
    grants: self,
    emits: [],
    refusals: ['second_factor.required', 'second_factor.off', 'second_factor.wrong', 'login.failed', 'login.locked'],
  }),
};
