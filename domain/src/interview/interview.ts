import { interviewCommands, interviewEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type InterviewData, type InterviewState, noInterview } from './data.ts';
import { evolveInterview } from './evolve.ts';
import { interviewMachine } from './machine.ts';

/** The interview as everybody may read it and write on it; its decisions stand in a file for each command. */
export const interview = defineAggregate<
  typeof interviewCommands,
  typeof interviewEvents,
  InterviewData,
  InterviewState
>({
  name: 'interview',
  commands: interviewCommands,
  events: interviewEvents,
  machine: interviewMachine,
  initialData: noInterview,
  evolve: evolveInterview,
  aside: ['InterviewReminded'],
  ownership: ({ positionId, jobSeekerId, interviewerIds }) => ({ positionId, jobSeekerId, assignees: interviewerIds }),
});
