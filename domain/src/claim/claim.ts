import { claimEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type ClaimData, claimLifecycle } from './holding.ts';

/**
 * A claim: one natural key, one owner at a time. It gives uniqueness (one account per phone) without locks, because taking it
 * names the expected revision of its stream. Nobody commands it; other aggregates take and release it in their own commits.
 */
export const claim = defineAggregate({
  name: 'claim',
  commands: {},
  events: claimEvents,
  lifecycle: claimLifecycle,
  initialData: { ownerId: '' } as ClaimData,
  evolve: (_data, event): ClaimData => ({ ownerId: event.type === 'ClaimTaken' ? event.data.ownerId : '' }),
  deciders: {},
  ownership: () => ({}),
});
