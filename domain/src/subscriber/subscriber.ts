import { subscriberCommands, subscriberEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveSubscriber, noSubscriber, type SubscriberData } from './evolve.ts';
import { subscriberMachine } from './machine.ts';

/** A system that follows us, as everybody may read it; its decisions stand in a file for each command. */
export const subscriber = defineAggregate<
  typeof subscriberCommands,
  typeof subscriberEvents,
  SubscriberData,
  'NONE' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED'
>({
  name: 'subscriber',
  commands: subscriberCommands,
  events: subscriberEvents,
  machine: subscriberMachine,
  initialData: noSubscriber,
  evolve: evolveSubscriber,
  ownership: () => ({}),
});
