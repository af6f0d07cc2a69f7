import { advertisementCommands, advertisementEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AdvertisementData, evolveAdvertisement, noAdvertisement } from './evolve.ts';
import { advertisementMachine } from './machine.ts';

/** The advertisement as everybody may read it and write on it; its decisions stand in a file for each command. */
export const advertisement = defineAggregate<
  typeof advertisementCommands,
  typeof advertisementEvents,
  AdvertisementData
>({
  name: 'advertisement',
  commands: advertisementCommands,
  events: advertisementEvents,
  machine: advertisementMachine,
  initialData: noAdvertisement,
  evolve: evolveAdvertisement,
  ownership: (data) => ({ positionId: data.positionId }),
});
