import { claimEvents } from '@talentlog/contracts';
import { defineAggregate, lifecycle } from '../shared/aggregate.ts';

/**
 * A claim: one natural key, one owner at a time. It gives uniqueness (one account per phone) without locks, because taking it
 * names the expected revision of its stream. Nobody commands it; other aggregates take and release it in their own commits.
 */
export const claim = defineAggregate({
  name: 'claim',
  commands: {},
  events: claimEvents,
  lifecycle: lifecycle(claimEvents)({
    initial: 'FREE',
    states: {
      FREE: { on: { ClaimTaken: 'HELD' } },
      HELD: { on: { ClaimReleased: 'FREE' } },
    },
  }),
  initialData: { ownerId: '' },
  evolve: (_data, event) => ({ ownerId: event.type === 'ClaimTaken' ? event.data.ownerId : '' }),
  deciders: {},
  ownership: () => ({}),
});
