import { evaluationCommands, evaluationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type EvaluationData, evaluationLifecycle, evolveEvaluation, noEvaluation } from './lifecycle.ts';

/** One interviewer's verdict; see `lifecycle.ts` for what it protects. */
export const evaluation = defineAggregate<typeof evaluationCommands, typeof evaluationEvents, EvaluationData>({
  name: 'evaluation',
  commands: evaluationCommands,
  events: evaluationEvents,
  machine: evaluationLifecycle,
  initialData: noEvaluation,
  evolve: evolveEvaluation,
  ownership: ({ positionId, jobSeekerId, interviewerId }) => ({ positionId, jobSeekerId, assignees: [interviewerId] }),
});
