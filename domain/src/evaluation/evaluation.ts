import { evaluationCommands, evaluationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type EvaluationData, evolveEvaluation, noEvaluation } from './evolve.ts';
import { evaluationMachine } from './machine.ts';

/** The evaluation as everybody may read it and write on it; its decisions stand in a file for each command. */
export const evaluation = defineAggregate<typeof evaluationCommands, typeof evaluationEvents, EvaluationData>({
  name: 'evaluation',
  commands: evaluationCommands,
  events: evaluationEvents,
  machine: evaluationMachine,
  initialData: noEvaluation,
  evolve: evolveEvaluation,
  ownership: ({ positionId, jobSeekerId, interviewerId }) => ({ positionId, jobSeekerId, assignees: [interviewerId] }),
});
