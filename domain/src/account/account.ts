import { accountCommands, accountEvents } from '@talentlog/contracts';
import { accept, defineAggregate } from '../shared/aggregate.ts';
import { changeEmail, changePhone, renameAccount } from './changing.ts';
import { closeAccount, requestClosing } from './closing.ts';
import { accountOf } from './keys.ts';
import { accountLifecycle, evolveAccount, noAccount } from './lifecycle.ts';
import { createStaffAccount, registerAccount } from './making.ts';

/** A person's login; see `lifecycle.ts` for what it protects. */
export const account = defineAggregate({
  name: 'account',
  commands: accountCommands,
  events: accountEvents,
  lifecycle: accountLifecycle,
  initialData: noAccount,
  evolve: evolveAccount,
  deciders: {
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
  },
  ownership: ({ jobSeekerId }, id) => ({ accountId: id, ...(jobSeekerId ? { jobSeekerId } : {}) }),
});
