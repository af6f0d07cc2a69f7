import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Role } from '../shared/permissions.ts';
import { Id, Language, Line, Password, Phone, SmsCode } from '../shared/shapes.ts';

const guest = [{ guest: true }] as const;
const self = [{ self: 'UPDATE_USER' }] as const;

/**
 * Commands about a browser's sign-in rather than about the log: codes, sign-in and step-up live outside the event store,
 * because a secret must never become an event (docs/adr/0004). What follows from them (a registration, a new password) does.
 */
export const signInCommands = {
  /** Sends a six-digit code; the answer never tells whether the phone is known. */
  RequestSmsCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ phone: Phone, purpose: z.enum(['SIGN_IN', 'CHANGE_PHONE']) }),
    grants: guest,
    emits: [],
    refusals: ['sms.too_often', 'sms.number_unsupported'],
  }),
  /** Signs in by phone; a new phone is registered, which needs the agreement tick. */
  SignInWithSms: command({
    aggregate: 'signIn',
    payload: z.strictObject({
      phone: Phone,
      code: SmsCode,
      language: Language.default('zh-CN'),
      agreed: z.boolean().default(false),
    }),
    grants: guest,
    emits: [],
    refusals: ['sms.code_wrong', 'sms.code_expired', 'privacy.consent_required', 'account.suspended'],
  }),
  /** Login is a phone, an e-mail or a staff login name. */
  SignInWithPassword: command({
    aggregate: 'signIn',
    payload: z.strictObject({ login: Line, password: z.string().min(1).max(128) }),
    grants: guest,
    emits: [],
    refusals: ['login.failed', 'login.locked', 'account.suspended'],
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
    payload: z.strictObject({ current: z.string().max(128).default(''), password: Password }),
    grants: [{ self: 'SET_PASSWORD' }],
    emits: [],
    refusals: ['login.failed', 'login.locked', 'account.password_format'],
  }),
  ChangePhoneByCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({ phone: Phone, code: SmsCode }),
    grants: self,
    emits: [],
    refusals: ['sms.code_wrong', 'sms.code_expired', 'account.phone_taken'],
  }),
  /** Step-up of a link's holder (header X-Link-Token): last four digits of the phone, five tries. */
  VerifyLinkTail: command({
    aggregate: 'signIn',
    payload: z.strictObject({ tail: z.string().regex(/^\d{4}$/, { error: 'common.format' }) }),
    grants: guest,
    emits: [],
    refusals: ['link.tail_wrong', 'link.locked', 'link.invalid', 'link.expired'],
  }),
  SendLinkCode: command({
    aggregate: 'signIn',
    payload: z.strictObject({}),
    grants: guest,
    emits: [],
    refusals: ['sms.too_often', 'sms.number_unsupported', 'link.invalid', 'link.expired'],
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
    refusals: ['sms.too_often', 'sms.number_unsupported', 'auth.forbidden'],
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
});
export type SignedInSeen = z.infer<typeof SignedInSeen>;
