import { z } from 'zod';
import { PolicyVersion } from '../company-settings/policy/policy.ts';
import { WorkGroup } from '../message-template/groups.ts';
import { command } from '../shared/define.ts';
import { Email, Id, Language, PersonName, Phone, Reason } from '../shared/shapes.ts';
import { accessCommands } from './access-commands.ts';
import { NamedColumns, NewLoginName, SavedView } from './account.ts';
import { admin, aggregate, grantedRoles, onAccount, privacy, self, system } from './common.ts';
import { companyAccountCommands } from './company-account-commands.ts';

const ofOneGroup = command({
  aggregate,
  payload: z.strictObject({ accountId: Id, group: WorkGroup }),
  grants: system,
  emits: ['WorkMessagesChosen'],
  refusals: [],
  privacy,
});

export const accountCommands = {
  ...accessCommands,
  ...companyAccountCommands,
  /**
   * Sent by sign-in once the phone was proved. Joins the person staff know by this phone, or makes a new one. `agreed`: the version
   * of the registration agreement that they were shown and ticked, which is told beside.
   */
  RegisterAccount: command({
    aggregate,
    payload: z.strictObject({
      phone: Phone,
      name: PersonName.nullable().default(null),
      language: Language.default('zh-CN'),
      agreed: PolicyVersion.nullable().default(null),
    }),
    grants: system,
    emits: ['AccountRegistered'],
    refusals: ['account.phone_taken', 'policy.outdated'],
    privacy,
  }),
  /** Sent by sign-in when somebody who has an account ticks the registration agreement; once for each version of it. `agreed` is the one they were shown. */
  AcceptAgreement: command({
    aggregate,
    payload: onAccount.extend({ agreed: PolicyVersion }),
    grants: system,
    emits: ['AgreementAccepted'],
    refusals: ['policy.outdated'],
    privacy,
  }),
  CreateStaffAccount: command({
    aggregate,
    payload: z.strictObject({
      name: PersonName,
      loginName: NewLoginName,
      roles: grantedRoles.min(1, { error: 'common.required' }),
      phone: Phone.nullable().default(null),
      email: Email.nullable().default(null),
      language: Language.default('zh-CN'),
    }),
    grants: [...admin, ...system],
    emits: ['StaffAccountCreated'],
    refusals: ['account.phone_taken', 'account.email_taken', 'account.login_taken'],
    proof: true,
    privacy,
  }),
  /** The whole set: a role left out is taken away. Nobody takes the administrator's from themselves. */
  GrantRoles: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, roles: grantedRoles }),
    grants: [...admin, ...system],
    emits: ['RolesGranted'],
    refusals: ['account.own_access'],
    proof: true,
    privacy,
  }),
  /** Sent by sign-in, which checks the old password and keeps the hash of the new one. */
  ChangePassword: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, credentialId: Id }),
    grants: system,
    emits: ['PasswordChanged'],
    refusals: [],
    privacy,
  }),
  /** By the person; of a colleague, who is known by that name wherever they acted, by another one who administers. */
  RenameAccount: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, name: PersonName }),
    // The first that fits the caller is taken.
    grants: [...admin, ...self],
    emits: ['AccountRenamed'],
    refusals: ['auth.forbidden'],
    privacy,
  }),
  /** Sent by sign-in once the new phone was proved. */
  ChangePhone: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, phone: Phone }),
    grants: system,
    emits: ['PhoneChanged'],
    refusals: ['account.phone_taken'],
    privacy,
  }),
  /** Sent by sign-in once the e-mail was proved. */
  ChangeEmail: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, email: Email.nullable() }),
    grants: system,
    emits: ['EmailChanged'],
    refusals: ['account.email_taken'],
    privacy,
  }),
  ChangeLanguage: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, language: Language }),
    grants: self,
    emits: ['LanguageChanged'],
    refusals: [],
    privacy,
  }),
  /** Keeps how a list is seen, for its maker alone; the same view again changes it. */
  SaveView: command({
    aggregate,
    payload: SavedView.extend({ accountId: Id }),
    grants: self,
    emits: ['ViewSaved'],
    refusals: ['account.too_many_views'],
    privacy,
  }),
  RemoveView: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, viewId: Id }),
    grants: self,
    emits: ['ViewRemoved'],
    refusals: ['common.not_found'],
    privacy,
  }),
  /** Keeps which columns of a list are shown and in which order, for whoever chose them alone. */
  ChooseColumns: command({
    aggregate,
    payload: NamedColumns.extend({ accountId: Id }),
    grants: self,
    emits: ['ColumnsChosen'],
    refusals: [],
    privacy,
  }),
  /** Which mails about the work of others a colleague does without; the whole set. */
  ChooseWorkMessages: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, off: z.array(WorkGroup).max(WorkGroup.options.length) }),
    grants: self,
    emits: ['WorkMessagesChosen'],
    refusals: [],
    privacy,
  }),
  /** Whoever has a mail to the colleague ends, or takes up again, the mails of its group; sent by the route that reads the token. */
  EndWorkMails: ofOneGroup,
  TakeUpWorkMails: ofOneGroup,
  SuspendAccount: command({
    aggregate,
    payload: z.strictObject({ accountId: Id, reason: Reason }),
    grants: admin,
    emits: ['AccountSuspended'],
    refusals: ['common.reason_required', 'account.own_access', 'account.open_work'],
    privacy,
  }),
  ReinstateAccount: command({
    aggregate,
    payload: onAccount,
    grants: admin,
    emits: ['AccountReinstated'],
    refusals: [],
    proof: true,
    privacy,
  }),
  RequestClosing: command({
    aggregate,
    payload: onAccount,
    grants: self,
    emits: ['ClosingRequested'],
    refusals: ['account.close_blocked', 'account.own_access'],
    privacy,
  }),
  CancelClosing: command({
    aggregate,
    payload: onAccount,
    grants: self,
    emits: ['ClosingCancelled'],
    refusals: [],
    privacy,
  }),
  /** By the clock when the days of regret are over; an offer accepted meanwhile keeps the account. */
  CloseAccount: command({
    aggregate,
    payload: onAccount,
    grants: system,
    emits: ['AccountClosed', 'ClosingCancelled'],
    refusals: [],
    privacy,
  }),
};
