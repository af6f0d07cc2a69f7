import { resumeFileCommands, resumeFileEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveResumeFile, noResumeFile, type ResumeFileData, resumeFileLifecycle } from './lifecycle.ts';

/** An uploaded resume file; see `lifecycle.ts` for what it protects. */
export const resumeFile = defineAggregate<typeof resumeFileCommands, typeof resumeFileEvents, ResumeFileData>({
  name: 'resumeFile',
  commands: resumeFileCommands,
  events: resumeFileEvents,
  machine: resumeFileLifecycle,
  initialData: noResumeFile,
  evolve: evolveResumeFile,
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
