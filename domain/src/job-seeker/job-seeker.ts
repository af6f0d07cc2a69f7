import { jobSeekerCommands, jobSeekerEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type JobSeekerData, noJobSeeker } from './data.ts';
import { evolveJobSeeker } from './evolve.ts';
import { jobSeekerMachine } from './machine.ts';

/** The person as everybody may read and write on them; the decisions stand in a file for each command. */
export const jobSeeker = defineAggregate<typeof jobSeekerCommands, typeof jobSeekerEvents, JobSeekerData>({
  name: 'jobSeeker',
  commands: jobSeekerCommands,
  events: jobSeekerEvents,
  machine: jobSeekerMachine,
  initialData: noJobSeeker,
  evolve: evolveJobSeeker,
  ownership: ({ accountId, comments }, id) => ({
    jobSeekerId: id,
    ...(accountId ? { accountId } : {}),
    mentioned: comments.flatMap(({ mentions }) => mentions),
  }),
});
