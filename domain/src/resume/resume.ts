import { resumeCommands, resumeEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveResume, noResume, type ResumeData } from './evolve.ts';
import { resumeMachine } from './machine.ts';

/** The resume as everybody may read it and write on it; its decisions stand in a file for each command. */
export const resume = defineAggregate<typeof resumeCommands, typeof resumeEvents, ResumeData>({
  name: 'resume',
  commands: resumeCommands,
  events: resumeEvents,
  machine: resumeMachine,
  initialData: noResume,
  evolve: evolveResume,
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
