import { decides } from '../shared/aggregate.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { account } from './account.ts';
import { cancelClosing } from './cancel-closing.ts';
import { changeEmail } from './change-email.ts';
import { changeLanguage } from './change-language.ts';
import { changePassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { chooseColumns } from './choose-columns.ts';
import { chooseWorkMessages } from './choose-work-messages.ts';
import { closeAccount } from './close-account.ts';
import { createAccountByCompany } from './create-account-by-company.ts';
import { createStaffAccount } from './create-staff-account.ts';
import { endSignIn } from './end-sign-in.ts';
import { endWorkMails } from './end-work-mails.ts';
import { grantRoles } from './grant-roles.ts';
import { inviteColleague } from './invite-colleague.ts';
import { linkCompanyAccount } from './link-company-account.ts';
import { noteRecoveryCode } from './note-recovery-code.ts';
import { noteSignIn } from './note-sign-in.ts';
import { registerAccount } from './register-account.ts';
import { reinstateAccount } from './reinstate-account.ts';
import { removeView } from './remove-view.ts';
import { renameAccount } from './rename-account.ts';
import { requestClosing } from './request-closing.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resetAccess } from './reset-access.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { saveView } from './save-view.ts';
import { suspendAccount } from './suspend-account.ts';
import { takeUpAccess } from './take-up-access.ts';
import { takeUpWorkMails } from './take-up-work-mails.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';
import { unlinkCompanyAccount } from './unlink-company-account.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** The account with the decision of every command. */
export const decidedAccount = decides(account, {
  RegisterAccount: registerAccount,
  AcceptAgreement: acceptAgreement,
  CreateStaffAccount: createStaffAccount,
  InviteColleague: inviteColleague,
  ResendInvitation: resendInvitation,
  WithdrawInvitation: withdrawInvitation,
  ResetAccess: resetAccess,
  TakeUpAccess: takeUpAccess,
  NoteSignIn: noteSignIn,
  EndSignIn: endSignIn,
  TurnOnSecondFactor: turnOnSecondFactor,
  TurnOffSecondFactor: turnOffSecondFactor,
  NoteRecoveryCode: noteRecoveryCode,
  ResetSecondFactor: resetSecondFactor,
  CreateAccountByCompany: createAccountByCompany,
  LinkCompanyAccount: linkCompanyAccount,
  UnlinkCompanyAccount: unlinkCompanyAccount,
  GrantRoles: grantRoles,
  ChangePassword: changePassword,
  RenameAccount: renameAccount,
  ChangePhone: changePhone,
  ChangeEmail: changeEmail,
  ChangeLanguage: changeLanguage,
  SaveView: saveView,
  RemoveView: removeView,
  ChooseColumns: chooseColumns,
  ChooseWorkMessages: chooseWorkMessages,
  EndWorkMails: endWorkMails,
  TakeUpWorkMails: takeUpWorkMails,
  SuspendAccount: suspendAccount,
  ReinstateAccount: reinstateAccount,
  RequestClosing: requestClosing,
  CancelClosing: cancelClosing,
  CloseAccount: closeAccount,
});
