import { applicationCommands, applicationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type ApplicationData, applicationLifecycle, evolveApplication, noApplication } from './lifecycle.ts';

/** Contracts, machine and fold of the application; its decisions are beside it. */
export const application = defineAggregate<typeof applicationCommands, typeof applicationEvents, ApplicationData>({
  name: 'application',
  commands: applicationCommands,
  events: applicationEvents,
  machine: applicationLifecycle,
  initialData: noApplication,
  evolve: evolveApplication,
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
