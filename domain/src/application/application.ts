import { applicationCommands, applicationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type ApplicationData, noApplication } from './data.ts';
import { evolveApplication } from './evolve.ts';
import { applicationMachine } from './machine.ts';

/** The application as everybody may read it and write on it; its decisions stand in a file for each command. */
export const application = defineAggregate<typeof applicationCommands, typeof applicationEvents, ApplicationData>({
  name: 'application',
  commands: applicationCommands,
  events: applicationEvents,
  machine: applicationMachine,
  initialData: noApplication,
  evolve: evolveApplication,
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
