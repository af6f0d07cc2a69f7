import { decides } from '../shared/aggregate.ts';
import { acceptInterview } from './accept-interview.ts';
import { arrangeInterview } from './arrange-interview.ts';
import { cancelInterview } from './cancel-interview.ts';
import { declineInterview } from './decline-interview.ts';
import { finishInterview } from './finish-interview.ts';
import { interview } from './interview.ts';
import { markNotPresent } from './mark-not-present.ts';
import { remindOfInterview } from './remind-of-interview.ts';
import { rescheduleInterview } from './reschedule-interview.ts';
import { signInCandidate } from './sign-in-candidate.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { startInterview } from './start-interview.ts';
import { undoSignIn } from './undo-sign-in.ts';

/** The interview with the decision of every command. */
export const decidedInterview = decides(interview, {
  ArrangeInterview: arrangeInterview,
  AcceptInterview: acceptInterview,
  DeclineInterview: declineInterview,
  RescheduleInterview: rescheduleInterview,
  RemindOfInterview: remindOfInterview,
  StartInterview: startInterview,
  FinishInterview: finishInterview,
  CancelInterview: cancelInterview,
  SignInCandidate: signInCandidate,
  SignInWithCode: signInWithCode,
  MarkNotPresent: markNotPresent,
  UndoSignIn: undoSignIn,
});
