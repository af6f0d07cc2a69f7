import { resumeFileCommands, resumeFileEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveResumeFile, noResumeFile, type ResumeFileData } from './evolve.ts';
import { resumeFileMachine } from './machine.ts';

/** The file as everybody may read it and write on it; its decisions stand in a file for each command. */
export const resumeFile = defineAggregate<typeof resumeFileCommands, typeof resumeFileEvents, ResumeFileData>({
  name: 'resumeFile',
  commands: resumeFileCommands,
  events: resumeFileEvents,
  machine: resumeFileMachine,
  initialData: noResumeFile,
  evolve: evolveResumeFile,
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
