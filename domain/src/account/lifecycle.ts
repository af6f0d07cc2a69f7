import { accountEvents, type EventsOf, type GrantedRole, type Language } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

const own = <const S extends string>(state: S) =>
  ({
    PasswordChanged: state,
    AccountRenamed: state,
    PhoneChanged: state,
    EmailChanged: state,
    LanguageChanged: state,
    RolesGranted: state,
  }) as const;

/**
 * A person's login. It protects that a phone, an e-mail and a login name lead to one account each, and that nobody leaves
 * before an accepted offer is settled, nor without days of regret. People own theirs; administrators make, suspend and give
 * roles to staff. Source: DOMAIN.md section 2.
 */
export const accountLifecycle = lifecycle(accountEvents)({
  initial: 'UNREGISTERED',
  states: {
    UNREGISTERED: { on: { AccountRegistered: 'ACTIVE', StaffAccountCreated: 'ACTIVE' } },
    ACTIVE: { on: { ...own('ACTIVE'), AccountSuspended: 'SUSPENDED', ClosingRequested: 'CLOSING' } },
    SUSPENDED: { on: { AccountReinstated: 'ACTIVE', RolesGranted: 'SUSPENDED' } },
    CLOSING: { on: { ...own('CLOSING'), ClosingCancelled: 'ACTIVE', AccountClosed: 'CLOSED' } },
    CLOSED: {},
  },
});

export interface AccountData {
  readonly jobSeekerId: string | null;
  readonly personId: string;
  readonly name: string | null;
  readonly loginName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly roles: readonly GrantedRole[];
  readonly language: Language;
  /** When an account being closed is gone. */
  readonly closesAt: string | null;
}

export const noAccount: AccountData = {
  jobSeekerId: null,
  personId: '',
  name: null,
  loginName: null,
  phone: null,
  email: null,
  passwordHash: null,
  roles: [],
  language: 'zh-CN',
  closesAt: null,
};

export function evolveAccount(data: AccountData, event: EventsOf<typeof accountEvents>): AccountData {
  switch (event.type) {
    case 'AccountRegistered': {
      const { jobSeekerId, personId, name, phone, language } = event.data;
      return { ...data, jobSeekerId, personId, name, phone, language };
    }
    case 'StaffAccountCreated': {
      const { jobSeekerId, personId, name, loginName, phone, email, roles, language } = event.data;
      return { ...data, jobSeekerId, personId, name, loginName, phone, email, roles, language };
    }
    case 'RolesGranted':
      return { ...data, roles: event.data.roles };
    case 'PasswordChanged':
      return { ...data, passwordHash: event.data.passwordHash };
    case 'AccountRenamed':
      return { ...data, name: event.data.name };
    case 'PhoneChanged':
      return { ...data, phone: event.data.phone };
    case 'EmailChanged':
      return { ...data, email: event.data.email };
    case 'LanguageChanged':
      return { ...data, language: event.data.language };
    case 'ClosingRequested':
      return { ...data, closesAt: event.data.closesAt };
    case 'ClosingCancelled':
      return { ...data, closesAt: null };
    case 'AccountSuspended':
    case 'AccountReinstated':
      return data;
    case 'AccountClosed':
      return { ...data, name: null, loginName: null, phone: null, email: null, passwordHash: null, roles: [] };
  }
}
