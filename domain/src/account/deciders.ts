import { decides } from '../shared/aggregate.ts';
import { accept } from '../shared/decider.ts';
import { account } from './account.ts';
import { changeEmail, changePhone, renameAccount } from './changing.ts';
import { closeAccount, requestClosing } from './closing.ts';
import { accountOf } from './keys.ts';
import { createStaffAccount, registerAccount } from './making.ts';

/** Every command of the account with its decision. */
export const decidedAccount = decides(account, {
  RegisterAccount: registerAccount,
  CreateStaffAccount: createStaffAccount,
  GrantRoles: {
    decide: (self) =>
      accept({ type: 'RolesGranted', data: { ...accountOf(self), roles: [...new Set(self.payload.roles)] } }),
  },
  ChangePassword: {
    decide: (self) =>
      accept({ type: 'PasswordChanged', data: { ...accountOf(self), passwordHash: self.payload.passwordHash } }),
  },
  RenameAccount: renameAccount,
  ChangePhone: changePhone,
  ChangeEmail: changeEmail,
  ChangeLanguage: {
    decide: (self) =>
      accept({ type: 'LanguageChanged', data: { ...accountOf(self), language: self.payload.language } }),
  },
  SuspendAccount: {
    decide: (self) => accept({ type: 'AccountSuspended', data: { ...accountOf(self), reason: self.payload.reason } }),
  },
  ReinstateAccount: { decide: (self) => accept({ type: 'AccountReinstated', data: accountOf(self) }) },
  RequestClosing: requestClosing,
  CancelClosing: {
    decide: (self) => accept({ type: 'ClosingCancelled', data: { ...accountOf(self), cause: 'SELF' } }),
  },
  CloseAccount: closeAccount,
});
