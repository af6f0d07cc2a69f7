import { z } from 'zod';
import { PolicyVersion } from '../company-settings/policy/policy.ts';
import { command } from '../shared/define.ts';
import { Role } from '../shared/role.ts';
import { Email, Id, Language, Line, Password, Phone, SmsCode } from '../shared/shapes.ts';
import { asDigits } from '../shared/typed-values.ts';
import { companySignInCommands } from './company-commands.ts';
import { codeRefusals, ProvedChange, proof, proofRefusals } from './proof.ts';
import { secondFactorCommands } from './second-factor-commands.ts';

const guest = [{ guest: true }] as const;
const self = [{ self: 'UPDATE_USER' }] as const;

/**
 * Commands about a browser's sign-in rather than about the log: codes, sign-in and step-up live outside the event store,
 * because a secret must never become an event (docs/adr/0004). What follows from them (a registration, a new password) does.
 */
export const signInCommands = {
  ...companySignInCommands,
  ...secondFactorCommands,
  /** Sends a six-digit code; the answer never tells whether the phone is known. */
  RequestSmsCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ phone: Phone, purpose: z.enum(['SIGN_IN']) }),
    grants: guest,
    emits: [],
    refusals: [...codeRefusals],
  }),
  /** Signs in by phone; a new phone is registered, which needs the tick. `agreed`: the version of the registration agreement that was shown and ticked. */
  SignInWithSms: command({
    aggregate: 'signIn',
    payload: z.strictObject({
      phone: Phone,
      code: SmsCode,
      language: Language.default('zh-CN'),
      agreed: PolicyVersion.nullable().default(null),
    }),
    grants: guest,
    emits: [],
    refusals: [
      'sms.code_wrong',
      'sms.code_expired',
      'privacy.consent_required',
      'policy.outdated',
      'account.suspended',
      'company_account.required',
    ],
  }),
  /** Login is a phone, an e-mail or a staff login name. */
  SignInWithPassword: command({
    aggregate: 'signIn',
    payload: z.strictObject({ login: Line, password: z.string().min(1).max(128) }),
    grants: guest,
    emits: [],
    refusals: ['login.failed', 'login.locked', 'account.suspended', 'company_account.required'],
  }),
  SignOut: command({ aggregate: 'signIn', payload: z.strictObject({}), grants: guest, emits: [], refusals: [] }),
  SwitchIdentity: command({
    aggregate: 'signIn',
    payload: z.strictObject({ identity: z.enum(['JobSeeker', 'CampusAmbassador', 'Staff']) }),
    grants: [{ self: 'VIEW_USER' }],
    emits: [],
    refusals: ['auth.forbidden'],
  }),
  SetPassword: command({
    aggregate: 'signIn',
    payload: z.strictObject({ ...proof, password: Password }),
    grants: [{ self: 'SET_PASSWORD' }],
    emits: [],
    refusals: [...proofRefusals, 'account.password_format'],
  }),
  /** A code to the phone or the e-mail that who is signed in proved before, for one change of their account. */
  SendProofCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ change: ProvedChange, by: z.enum(['phone', 'email']).default('phone') }),
    grants: self,
    emits: [],
    refusals: [...codeRefusals, 'account.proof_required'],
  }),
  /**
   * Proves oneself before commands that give an account, a role, a credential or data to others. The answer holds the `proof`, sent with
   * them as `X-Proof`, and for how many `seconds` it counts, in this sign-in alone. No cookie has it: whoever copied those has no proof.
   */
  ProveSelf: command({
    aggregate: 'signIn',
    payload: z.strictObject(proof),
    grants: self,
    emits: [],
    refusals: [...proofRefusals],
  }),
  /** A code to the phone that is to become one's own; the answer never tells whether anybody has it. */
  SendNewPhoneCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ phone: Phone }),
    grants: self,
    emits: [],
    refusals: [...codeRefusals],
  }),
  /** A code by mail to the address that is to become one's own; the answer never tells whether anybody has it. */
  SendNewEmailCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ email: Email }),
    grants: self,
    emits: [],
    refusals: ['sms.too_often'],
  }),
  /** Moves the login to another phone: its code, and a proof of who asks. */
  ChangePhoneByCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ phone: Phone, code: SmsCode, ...proof }),
    grants: self,
    emits: [],
    refusals: [...proofRefusals, 'account.phone_taken'],
  }),
  /** Another e-mail counts with its code and a proof of who asks; without an address the present one is taken off. */
  ChangeEmailByCode: command({
    aggregate: 'signIn',
    payload: z
      .strictObject({ email: Email.nullable(), code: SmsCode.optional(), ...proof })
      .refine(({ email, code }) => email === null || code !== undefined, { error: 'common.required', path: ['code'] }),
    grants: self,
    emits: [],
    refusals: [...proofRefusals, 'account.email_taken'],
  }),
  /** A code to the phone or e-mail somebody typed, whoever has it: the answer never tells whether anybody does. */
  RequestPasswordReset: command({
    aggregate: 'signIn',
    payload: z.strictObject({ login: Line }),
    grants: guest,
    emits: [],
    refusals: [...codeRefusals, 'account.reset_by'],
  }),
  /** Another password for who can read the code; whoever is signed in is not any more. */
  ResetPassword: command({
    aggregate: 'signIn',
    payload: z.strictObject({ login: Line, code: SmsCode, password: Password }),
    grants: guest,
    emits: [],
    refusals: [
      'sms.code_wrong',
      'sms.code_expired',
      'account.reset_by',
      'account.unknown',
      'account.suspended',
      'account.password_format',
    ],
  }),
  /**
   * Who comes by the link of an invitation or a reset (header X-Link-Token) sets their password and is signed in. `address`: the mail or
   * the phone that the link was sent to; another one is answered like a dead link.
   */
  SetPasswordByLink: command({
    aggregate: 'signIn',
    payload: z.strictObject({ address: Line, password: Password }),
    grants: guest,
    emits: [],
    refusals: ['link.invalid', 'link.expired', 'account.password_format', 'company_account.required'],
  }),
  /** Step-up of a link's holder (header X-Link-Token): last four digits of the phone, five tries. */
  VerifyLinkTail: command({
    aggregate: 'signIn',
    payload: z.strictObject({
      tail: z
        .string()
        .overwrite(asDigits)
        .regex(/^\d{4}$/, { error: 'common.format' }),
    }),
    grants: guest,
    emits: [],
    refusals: ['link.tail_wrong', 'link.locked', 'link.invalid', 'link.expired'],
  }),
  SendLinkCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({}),
    grants: guest,
    emits: [],
    refusals: [...codeRefusals, 'link.invalid', 'link.expired'],
  }),
  VerifyLinkCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ code: SmsCode }),
    grants: guest,
    emits: [],
    refusals: ['sms.code_wrong', 'sms.code_expired', 'link.invalid', 'link.expired'],
  }),
  /** Step-up of who is signed in, for what shows pay, ID or bank card: a code to the phone the company has. */
  SendStepUpCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({}),
    grants: [{ self: 'VIEW_USER' }],
    emits: [],
    refusals: [...codeRefusals, 'auth.forbidden'],
  }),
  VerifyStepUpCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ code: SmsCode }),
    grants: [{ self: 'VIEW_USER' }],
    emits: [],
    refusals: ['sms.code_wrong', 'sms.code_expired', 'auth.forbidden'],
  }),
};

/** Answer of `GET /api/session`. The address is part of the published interface; what it tells is who is signed in. */
export const SignedInSeen = z.object({
  signedIn: z.boolean(),
  account: z
    .object({
      accountId: Id,
      name: z.string(),
      jobSeekerId: z.string().nullable(),
      identities: z.array(z.enum(['JobSeeker', 'CampusAmbassador', 'Staff'])),
      identity: z.enum(['JobSeeker', 'CampusAmbassador', 'Staff']),
      roles: z.array(Role),
      /** Permission codes of the active identity, for hiding what would be refused. */
      permissions: z.array(z.string()),
      language: Language,
    })
    .nullable(),
  /** Whether this server shows sent messages at /dev/inbox. */
  devInbox: z.boolean(),
  /** By whom colleagues may sign in besides, and whether they have to; null where there is nobody. */
  company: z.object({ name: z.string(), isRequired: z.boolean() }).nullable(),
});
export type SignedInSeen = z.infer<typeof SignedInSeen>;
