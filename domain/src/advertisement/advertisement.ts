import { advertisementCommands, advertisementEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AdvertisementData, advertisementLifecycle, evolveAdvertisement, noAdvertisement } from './lifecycle.ts';

/** Contracts, machine and fold of the advertisement; its decisions are beside it. */
export const advertisement = defineAggregate<
  typeof advertisementCommands,
  typeof advertisementEvents,
  AdvertisementData
>({
  name: 'advertisement',
  commands: advertisementCommands,
  events: advertisementEvents,
  machine: advertisementLifecycle,
  initialData: noAdvertisement,
  evolve: evolveAdvertisement,
  ownership: (data) => ({ positionId: data.positionId }),
});
