import { companyId, operationsCommands, operationsEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { operationsMachine } from './machine.ts';

/** What was done about the running system: one stream, which is nobody's own, and of which nothing is kept but its events. */
export const operations = defineAggregate<
  typeof operationsCommands,
  typeof operationsEvents,
  Readonly<Record<string, never>>
>({
  name: 'operations',
  commands: operationsCommands,
  events: operationsEvents,
  machine: operationsMachine,
  initialData: {},
  evolve: (data) => data,
  ownership: () => ({}),
});

/** Where it is written. */
export const ofOperations = operations.ref(companyId);
