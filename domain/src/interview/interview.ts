import { interviewCommands, interviewEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { arrangeInterview, cancelInterview, finishInterview, rescheduleInterview } from './arranging.ts';
import {
  acceptInterview,
  declineInterview,
  markNotPresent,
  signInCandidate,
  signInWithCode,
  startInterview,
  undoSignIn,
} from './attending.ts';
import {
  evolveInterview,
  type InterviewData,
  type InterviewState,
  interviewLifecycle,
  noInterview,
} from './lifecycle.ts';

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
  lifecycle: interviewLifecycle,
  initialData: noInterview,
  evolve: evolveInterview,
  deciders: {
    ArrangeInterview: arrangeInterview,
    AcceptInterview: acceptInterview,
    DeclineInterview: declineInterview,
    RescheduleInterview: rescheduleInterview,
    StartInterview: startInterview,
    FinishInterview: finishInterview,
    CancelInterview: cancelInterview,
    SignInCandidate: signInCandidate,
    SignInWithCode: signInWithCode,
    MarkNotPresent: markNotPresent,
    UndoSignIn: undoSignIn,
  },
  ownership: ({ positionId, jobSeekerId, interviewerIds }) => ({ positionId, jobSeekerId, assignees: interviewerIds }),
});
