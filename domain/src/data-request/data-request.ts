import { dataRequestCommands, dataRequestEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type DataRequestData, evolveDataRequest, noDataRequest } from './evolve.ts';
import { dataRequestMachine } from './machine.ts';

/** The request as everybody may read it; its decisions stand in a file for each command. */
export const dataRequest = defineAggregate<typeof dataRequestCommands, typeof dataRequestEvents, DataRequestData>({
  name: 'dataRequest',
  commands: dataRequestCommands,
  events: dataRequestEvents,
  machine: dataRequestMachine,
  initialData: noDataRequest,
  evolve: evolveDataRequest,
  aside: ['DataRequestAlarmed'],
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
