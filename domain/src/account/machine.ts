import { accountEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A person's login. It protects that only whoever is in can change their account, and that nobody leaves without days of regret.
 * People own theirs; administrators make, suspend and give roles to staff. Read `lifecycle.md` first. Source: DOMAIN.md section 2.
 */
export const accountMachine = setup({
  types: eventTypesOf(accountEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'account',
  initial: 'UNREGISTERED',
  states: {
    UNREGISTERED: {
      on: { AccountRegistered: 'usable', StaffAccountCreated: 'usable', ColleagueInvited: 'INVITED' },
    },
    /** A colleague who did not set a password yet; the account is closed in the commit that withdraws the invitation. */
    INVITED: {
      on: {
        InvitationSentAgain: { actions: 'keep' },
        EmailChanged: { actions: 'keep' },
        PhoneChanged: { actions: 'keep' },
        InvitationAccepted: 'usable',
        CompanyAccountLinked: 'usable',
        InvitationWithdrawn: { actions: 'keep' },
        AccountClosed: 'CLOSED',
        RolesGranted: { actions: 'keep' },
      },
    },
    /** Its owner can sign in, also while it is being closed: that can be taken back. */
    usable: {
      initial: 'ACTIVE',
      on: {
        PasswordChanged: { actions: 'keep' },
        AccessReset: { actions: 'keep' },
        ColleagueSignedIn: { actions: 'keep' },
        ColleagueSignInEnded: { actions: 'keep' },
        CompanyAccountLinked: { actions: 'keep' },
        CompanyAccountUnlinked: { actions: 'keep' },
        SecondFactorTurnedOn: { actions: 'keep' },
        SecondFactorTurnedOff: { actions: 'keep' },
        SecondFactorReset: { actions: 'keep' },
        RecoveryCodeUsed: { actions: 'keep' },
        AccountRenamed: { actions: 'keep' },
        PhoneChanged: { actions: 'keep' },
        EmailChanged: { actions: 'keep' },
        LanguageChanged: { actions: 'keep' },
        ViewSaved: { actions: 'keep' },
        ViewRemoved: { actions: 'keep' },
        ColumnsChosen: { actions: 'keep' },
        WorkMessagesChosen: { actions: 'keep' },
        AgreementAccepted: { actions: 'keep' },
        RolesGranted: { actions: 'keep' },
        AccountErased: '#account.CLOSED',
      },
      states: {
        ACTIVE: {
          meta: { state: 'ACTIVE' },
          on: { AccountSuspended: '#account.SUSPENDED', ClosingRequested: 'CLOSING' },
        },
        CLOSING: {
          meta: { state: 'CLOSING' },
          on: { ClosingCancelled: 'ACTIVE', AccountClosed: '#account.CLOSED' },
        },
      },
    },
    SUSPENDED: { on: { AccountReinstated: 'usable', RolesGranted: { actions: 'keep' }, AccountErased: 'CLOSED' } },
    CLOSED: {},
  },
});
