import {
  type EvaluationData,
  evaluation,
  evaluationTasks,
  type InterviewData,
  interview,
  interviewTasks,
} from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

type InterviewStates = {
  readonly life: 'NOT_STARTED' | 'IN_INTERVIEW' | 'FINISHED' | 'CANCELLED';
  readonly reply: 'PENDING_REPLY' | 'ACCEPTED' | 'DECLINED';
  readonly signIn: 'UNSIGNED' | 'SIGNED_IN' | 'NOT_PRESENT';
};
export type InterviewStored = FoldedRow<InterviewData, InterviewStates>;
/** One interviewer's sheet about one interview. */
export type EvaluationStored = FoldedRow<EvaluationData>;

export const interviews = foldedView<InterviewStored>()({
  ...foldOnly,
  aggregate: interview,
  version: 3,
  tasks: interviewTasks,
  columns: [
    'jobSeekerId',
    'positionId',
    'assigneeIds',
    'tasks',
    'createdAt',
    'updatedAt',
    'state.life',
    'state.reply',
    'state.signIn',
    'data.start',
    'data.end',
    'data.applicationId',
  ],
  indexes: [['data.start'], ['state.life', 'data.start']],
  counts: ['positionId', 'state.life'],
});

export const evaluations = foldedView<EvaluationStored>()({
  ...foldOnly,
  aggregate: evaluation,
  version: 1,
  tasks: evaluationTasks,
  columns: ['createdAt', 'updatedAt', 'state', 'data.interviewId', 'data.interviewerId', 'data.applicationId'],
});

export const interviewsProjector = subjectProjector('interviews', [interviews.part, evaluations.part]);
