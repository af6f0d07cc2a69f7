import { resumeCommands, resumeEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveResume, noResume, type ResumeData, resumeLifecycle } from './lifecycle.ts';

/** What a person says about themselves; see `lifecycle.ts` for what it protects. */
export const resume = defineAggregate<typeof resumeCommands, typeof resumeEvents, ResumeData>({
  name: 'resume',
  commands: resumeCommands,
  events: resumeEvents,
  machine: resumeLifecycle,
  initialData: noResume,
  evolve: evolveResume,
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
