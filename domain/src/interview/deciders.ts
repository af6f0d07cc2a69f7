import { decides } from '../shared/aggregate.ts';
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
import { interview } from './interview.ts';

/** Every command of the interview with its decision. */
export const decidedInterview = decides(interview, {
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
});
