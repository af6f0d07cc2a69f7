import { screeningItemCommands, screeningItemEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveScreeningItem, noScreeningItem, type ScreeningItemData, screeningItemLifecycle } from './lifecycle.ts';

/** A resume in the hands of a screener; see `lifecycle.ts` for what it protects. */
export const screeningItem = defineAggregate<
  typeof screeningItemCommands,
  typeof screeningItemEvents,
  ScreeningItemData
>({
  name: 'screeningItem',
  commands: screeningItemCommands,
  events: screeningItemEvents,
  machine: screeningItemLifecycle,
  initialData: noScreeningItem,
  evolve: evolveScreeningItem,
  ownership: ({ positionId, jobSeekerId, screenerId }) => ({ positionId, jobSeekerId, assignees: [screenerId] }),
});
