import { screeningItemCommands, screeningItemEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveScreeningItem, noScreeningItem, type ScreeningItemData } from './evolve.ts';
import { screeningItemMachine } from './machine.ts';

/** A resume in the hands of a screener, as everybody may read it and write on it; its decisions stand in a file for each command. */
export const screeningItem = defineAggregate<
  typeof screeningItemCommands,
  typeof screeningItemEvents,
  ScreeningItemData
>({
  name: 'screeningItem',
  commands: screeningItemCommands,
  events: screeningItemEvents,
  machine: screeningItemMachine,
  initialData: noScreeningItem,
  evolve: evolveScreeningItem,
  ownership: ({ positionId, jobSeekerId, screenerId }) => ({ positionId, jobSeekerId, assignees: [screenerId] }),
});
