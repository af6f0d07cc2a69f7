import { claimEvents, type EventsOf } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { claimMachine } from './machine.ts';

export interface ClaimData {
  readonly ownerId: string;
}

/** A natural key somebody holds alone. Nobody commands it; other aggregates take and release it in their own commits. */
export const claim = defineAggregate<Record<string, never>, typeof claimEvents, ClaimData>({
  name: 'claim',
  commands: {},
  events: claimEvents,
  machine: claimMachine,
  initialData: { ownerId: '' },
  evolve: (_data, event: EventsOf<typeof claimEvents>) => ({
    ownerId: event.type === 'ClaimTaken' ? event.data.ownerId : '',
  }),
  ownership: () => ({}),
});
