import type {
  accountEvents,
  ChosenColumns,
  EventsOf,
  GrantedRole,
  Language,
  SavedView,
  WorkGroup,
} from '@talentlog/contracts';

import type { CompanyAccount } from './company-account.ts';
import { allEnded, oneEnded, type SignInKept, signedOut, withSignIn } from './sign-ins.ts';

/** Whose account it is, what leads to it, and what its owner may do. */
export interface AccountData {
  readonly jobSeekerId: string | null;
  readonly personId: string;
  readonly name: string | null;
  readonly loginName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Whether the owner showed that they read its mail, or an administrator gave it: it is a login then, and codes go there. */
  readonly emailProved: boolean;
  /** Where what proves the password is kept. */
  readonly credentialId: string | null;
  /** By which its owner is to set a password: of an invitation, or of a reset. */
  readonly accessLink: { readonly linkId: string; readonly expiresAt: string } | null;
  /** By which its owner comes in besides; null where there is none. */
  readonly companyAccount: CompanyAccount | null;
  /** Sign-ins that began until then are over: the account was suspended, or reset. */
  readonly signedOutAt: string | null;
  /** Of the app whose code is asked for besides; null where none is. */
  readonly factorId: string | null;
  /** The newest ones of a colleague; what is older than all of these is over. */
  readonly signIns: readonly SignInKept[];
  /** The version of the registration agreement that they accepted last, and when. */
  readonly agreementVersion: string | null;
  readonly agreementAcceptedAt: string | null;
  readonly roles: readonly GrantedRole[];
  readonly language: Language;
  /** When an account being closed is gone. */
  readonly closesAt: string | null;
  /** How its owner sees lists, in the order in which that was saved. */
  readonly savedViews: readonly SavedView[];
  /** Of each list whose columns its owner chose: which, in their order. */
  readonly columns: readonly ChosenColumns[];
  /** Mails that a colleague does without. */
  readonly messagesOff: readonly WorkGroup[];
}

/** An account before its first event. */
export const noAccount: AccountData = {
  jobSeekerId: null,
  personId: '',
  name: null,
  loginName: null,
  phone: null,
  email: null,
  emailProved: false,
  credentialId: null,
  accessLink: null,
  companyAccount: null,
  signedOutAt: null,
  factorId: null,
  signIns: [],
  agreementVersion: null,
  agreementAcceptedAt: null,
  roles: [],
  language: 'zh-CN',
  closesAt: null,
  savedViews: [],
  columns: [],
  messagesOff: [],
};

/** The fold of an account. */
export function evolveAccount(data: AccountData, event: EventsOf<typeof accountEvents>): AccountData {
  switch (event.type) {
    case 'AccountRegistered': {
      const { jobSeekerId, personId, name, phone, language } = event.data;
      return { ...data, jobSeekerId, personId, name, phone, language };
    }
    case 'AgreementAccepted':
      return { ...data, agreementVersion: event.data.agreementVersion, agreementAcceptedAt: event.at };
    case 'StaffAccountCreated':
      return { ...data, ...colleague(event.data) };
    case 'ColleagueInvited':
      return { ...data, ...colleague(event.data), accessLink: linkIn(event.data) };
    case 'InvitationSentAgain':
      return { ...data, accessLink: linkIn(event.data) };
    case 'InvitationWithdrawn':
      return { ...data, accessLink: null };
    case 'AccessReset':
      return { ...data, accessLink: linkIn(event.data), credentialId: null, ...signedOut(data, event.at) };
    case 'CompanyAccountLinked': {
      const { issuer, companySubject, givesRoles } = event.data;
      // Told in a log whose owner is forgotten.
      const companyAccount = issuer === null || companySubject === null ? null : { issuer, companySubject, givesRoles };
      return { ...data, accessLink: null, companyAccount };
    }
    case 'CompanyAccountUnlinked':
      return { ...data, companyAccount: null, ...signedOut(data, event.at) };
    case 'RolesGranted':
      return { ...data, roles: event.data.roles };
    case 'InvitationAccepted':
    case 'PasswordChanged':
      return { ...data, signIns: allEnded(data, event.at), credentialId: event.data.credentialId, accessLink: null };
    case 'AccountRenamed':
      return { ...data, name: event.data.name };
    case 'PhoneChanged':
      return { ...data, phone: event.data.phone, signIns: allEnded(data, event.at) };
    case 'EmailChanged':
      return { ...data, email: event.data.email, emailProved: event.data.proved && event.data.email !== null };
    case 'LanguageChanged':
      return { ...data, language: event.data.language };
    case 'ViewSaved': {
      const { viewId, name, search } = event.data;
      // Told in a log whose owner is forgotten.
      if (name === null || search === null) return data;
      const view = { viewId, name, search };
      const { savedViews } = data;
      const isNew = savedViews.every((one) => one.viewId !== viewId);
      const others = savedViews.map((one) => (one.viewId === viewId ? view : one));
      return { ...data, savedViews: isNew ? [...savedViews, view] : others };
    }
    case 'ViewRemoved':
      return { ...data, savedViews: data.savedViews.filter(({ viewId }) => viewId !== event.data.viewId) };
    case 'ColumnsChosen': {
      const { list, columns } = event.data;
      const others = data.columns.filter((one) => one.list !== list);
      return { ...data, columns: columns.length === 0 ? others : [...others, { list, columns }] };
    }
    case 'WorkMessagesChosen':
      return { ...data, messagesOff: event.data.off };
    case 'ClosingRequested':
      return { ...data, closesAt: event.data.closesAt };
    case 'ClosingCancelled':
      return { ...data, closesAt: null };
    case 'AccountSuspended':
      return { ...data, accessLink: null, ...signedOut(data, event.at) };
    case 'ColleagueSignedIn':
      return { ...data, ...withSignIn(data, event) };
    case 'ColleagueSignInEnded':
      return { ...data, signIns: oneEnded(data, event.data.signInRef, event.at) };
    case 'SecondFactorTurnedOn':
      return { ...data, factorId: event.data.factorId ?? event.data.accountId };
    case 'SecondFactorTurnedOff':
      return { ...data, factorId: null };
    case 'SecondFactorReset':
      return { ...data, factorId: null, ...signedOut(data, event.at) };
    case 'RecoveryCodeUsed':
    case 'AccountReinstated':
      return data;
    case 'AccountClosed':
    case 'AccountErased':
      return {
        ...data,
        ...{ name: null, loginName: null, phone: null, email: null, emailProved: false },
        ...{
          credentialId: null,
          accessLink: null,
          companyAccount: null,
          factorId: null,
          signIns: [],
          roles: [],
          savedViews: [],
          columns: [],
          messagesOff: [],
        },
      };
  }
}

type Colleague = Extract<EventsOf<typeof accountEvents>, { type: 'StaffAccountCreated' | 'ColleagueInvited' }>['data'];

/** An administrator gave the e-mail: it leads to the account. */
const colleague = ({ jobSeekerId, personId, name, loginName, phone, email, roles, language }: Colleague) => ({
  ...{ jobSeekerId, personId, name, loginName, phone, email, roles, language },
  emailProved: email !== null,
});

const linkIn = ({ linkId, expiresAt }: { readonly linkId: string; readonly expiresAt: string }) => ({
  linkId,
  expiresAt,
});
