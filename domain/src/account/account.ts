import { accountCommands, accountEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AccountData, accountLifecycle, evolveAccount, noAccount } from './lifecycle.ts';

/** A person's login; see `lifecycle.ts` for what it protects. */
export const account = defineAggregate<typeof accountCommands, typeof accountEvents, AccountData>({
  name: 'account',
  commands: accountCommands,
  events: accountEvents,
  machine: accountLifecycle,
  initialData: noAccount,
  evolve: evolveAccount,
  ownership: ({ jobSeekerId }, id) => ({ accountId: id, ...(jobSeekerId ? { jobSeekerId } : {}) }),
});
