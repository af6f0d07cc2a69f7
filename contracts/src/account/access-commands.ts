import { z } from 'zod';
import { LinkId } from '../link/link.ts';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { isStaff } from '../shared/permissions.ts';
import { Email, Id, Instant, Language, PersonName, Phone } from '../shared/shapes.ts';
import { NewLoginName, SignInWay } from './account.ts';
import { admin, aggregate, grantedRoles, onAccount, privacy, self, system } from './common.ts';

/** How colleagues come in, and are kept out: invitations, resets, sign-ins and second factors of accounts. */
export const accessCommands = {
  /** A colleague sets the own password by a link that is sent to the mail and the phone; until then nobody signs in. */
  InviteColleague: command({
    aggregate,
    payload: z
      .strictObject({
        name: PersonName,
        loginName: NewLoginName,
        roles: grantedRoles.refine(isStaff, { error: 'account.no_staff_role' }),
        phone: Phone.nullable().default(null),
        email: Email.nullable().default(null),
        language: Language.default('zh-CN'),
      })
      .refine(({ phone, email }) => phone !== null || email !== null, {
        error: 'account.unreachable',
        path: ['email'],
      }),
    grants: [...admin, ...system],
    emits: ['ColleagueInvited'],
    refusals: ['account.phone_taken', 'account.email_taken', 'account.login_taken'],
    proof: true,
    privacy,
  }),
  /** Another link, to where the first went or to a mail or phone in place of a mistyped one; the link that was sent before is dead from now on. */
  ResendInvitation: command({
    aggregate,
    payload: onAccount.extend({ email: Email.nullable().optional(), phone: Phone.optional() }),
    grants: admin,
    emits: ['InvitationSentAgain', 'EmailChanged', 'PhoneChanged'],
    refusals: ['account.phone_taken', 'account.email_taken', 'account.unreachable'],
    proof: true,
    privacy,
  }),
  /** The account is gone with it, and its login is free again. */
  WithdrawInvitation: command({
    aggregate,
    payload: onAccount,
    grants: admin,
    emits: ['InvitationWithdrawn'],
    refusals: [],
    privacy,
  }),
  /** Ends every sign-in and the password of a colleague, who sets another one by a link that is sent. */
  ResetAccess: command({
    aggregate,
    payload: onAccount,
    grants: admin,
    emits: ['AccessReset'],
    refusals: ['account.own_access', 'account.unreachable'],
    proof: true,
    privacy,
  }),
  /** Sent by sign-in, which keeps the hash: who came by the link of an invitation or a reset set their password. */
  TakeUpAccess: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, linkId: LinkId, credentialId: Id }),
    grants: system,
    emits: ['InvitationAccepted', 'PasswordChanged'],
    refusals: ['link.expired'],
    privacy,
  }),
  /** Sent by sign-in when a colleague signed in. */
  NoteSignIn: command({
    aggregate,
    payload: z.strictObject({
      accountId: Id,
      signInRef: Id,
      way: SignInWay,
      browser: oneLine.max(60),
      network: oneLine.max(60),
      until: Instant,
    }),
    grants: system,
    emits: ['ColleagueSignedIn'],
    refusals: [],
    privacy,
  }),
  /** Signs one browser out, wherever it is: by whoever is signed in there, or by an administrator. */
  EndSignIn: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, signInRef: Id }),
    // The first that fits the caller is taken: an administrator ends everybody's, all others their own.
    grants: [...admin, ...self, ...system],
    emits: ['ColleagueSignInEnded'],
    refusals: ['common.not_found'],
    privacy,
  }),
  /** Sent by sign-in once a code of the app was typed. */
  TurnOnSecondFactor: command({
    aggregate,
    payload: onAccount.extend({ factorId: Id }),
    grants: system,
    emits: ['SecondFactorTurnedOn'],
    refusals: ['second_factor.on'],
    privacy,
  }),
  /** Sent by sign-in, which asks for the password and a code. */
  TurnOffSecondFactor: command({
    aggregate,
    payload: onAccount,
    grants: system,
    emits: ['SecondFactorTurnedOff'],
    refusals: ['second_factor.off'],
    privacy,
  }),
  /** Sent by sign-in when a code to recover with was used up. */
  NoteRecoveryCode: command({
    aggregate,
    payload: onAccount,
    grants: system,
    emits: ['RecoveryCodeUsed'],
    refusals: ['second_factor.off'],
    privacy,
  }),
  /** A colleague lost the app and the codes; every sign-in of theirs ends. */
  ResetSecondFactor: command({
    aggregate,
    payload: onAccount,
    grants: admin,
    emits: ['SecondFactorReset'],
    refusals: ['account.own_access', 'second_factor.off'],
    proof: true,
    privacy,
  }),
};
