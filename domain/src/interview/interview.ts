import { interviewCommands, interviewEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveInterview, type InterviewData, type InterviewState, noInterview } from './lifecycle.ts';
import { interviewMachine } from './machine.ts';

/** A final time and place; see `lifecycle.ts` for what it protects. */
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
  ownership: ({ positionId, jobSeekerId, interviewerIds }) => ({ positionId, jobSeekerId, assignees: interviewerIds }),
});
