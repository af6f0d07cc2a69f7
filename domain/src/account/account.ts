import { accountCommands, accountEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AccountData, evolveAccount, noAccount } from './evolve.ts';
import { accountMachine } from './machine.ts';

/** The account as everybody may read it and write on it; its decisions stand in a file for each command. */
export const account = defineAggregate<typeof accountCommands, typeof accountEvents, AccountData>({
  name: 'account',
  commands: accountCommands,
  events: accountEvents,
  machine: accountMachine,
  initialData: noAccount,
  evolve: evolveAccount,
  // Somebody comes in or goes while an administrator decides.
  aside: ['ColleagueSignedIn', 'ColleagueSignInEnded', 'RecoveryCodeUsed'],
  ownership: ({ jobSeekerId }, id) => ({ accountId: id, ...(jobSeekerId ? { jobSeekerId } : {}) }),
});
