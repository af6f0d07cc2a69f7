import { jobSeekerCommands, jobSeekerEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveJobSeeker, type JobSeekerData, jobSeekerLifecycle, noJobSeeker } from './lifecycle.ts';

/** A person as the company knows them; see `lifecycle.ts` for what it protects. */
export const jobSeeker = defineAggregate<typeof jobSeekerCommands, typeof jobSeekerEvents, JobSeekerData>({
  name: 'jobSeeker',
  commands: jobSeekerCommands,
  events: jobSeekerEvents,
  machine: jobSeekerLifecycle,
  initialData: noJobSeeker,
  evolve: evolveJobSeeker,
  ownership: ({ accountId }, id) => ({ jobSeekerId: id, ...(accountId ? { accountId } : {}) }),
});
