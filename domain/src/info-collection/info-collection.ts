import { infoCollectionCommands, infoCollectionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveInfoCollection, type InfoCollectionData, noInfoCollection } from './evolve.ts';
import { infoCollectionMachine } from './machine.ts';

/** The collection as everybody may read it and write on it; its decisions stand in a file for each command. */
export const infoCollection = defineAggregate<
  typeof infoCollectionCommands,
  typeof infoCollectionEvents,
  InfoCollectionData
>({
  name: 'infoCollection',
  commands: infoCollectionCommands,
  events: infoCollectionEvents,
  machine: infoCollectionMachine,
  initialData: noInfoCollection,
  evolve: evolveInfoCollection,
  aside: ['CollectionReminded'],
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
