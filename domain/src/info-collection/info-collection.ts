import { infoCollectionCommands, infoCollectionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import {
  evolveInfoCollection,
  type InfoCollectionData,
  infoCollectionLifecycle,
  noInfoCollection,
} from './lifecycle.ts';

/** Contracts, machine and fold of the infoCollection; its decisions are beside it. */
export const infoCollection = defineAggregate<
  typeof infoCollectionCommands,
  typeof infoCollectionEvents,
  InfoCollectionData
>({
  name: 'infoCollection',
  commands: infoCollectionCommands,
  events: infoCollectionEvents,
  machine: infoCollectionLifecycle,
  initialData: noInfoCollection,
  evolve: evolveInfoCollection,
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
