import { operationsEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/** What was done about the running system: a book that is only written in. Read `lifecycle.md` first. */
export const operationsMachine = setup({
  types: eventTypesOf(operationsEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'operations',
  initial: 'RUNNING',
  states: {
    RUNNING: {
      on: {
        ParkedEventRetried: { actions: 'keep' },
        ParkedEventDiscarded: { actions: 'keep' },
        KeptTimeEnded: { actions: 'keep' },
      },
    },
  },
});
