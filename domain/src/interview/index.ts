// Public interface of `interview`: what other aggregates may import, and readers through `fold.ts`.
export { arrangement } from './arrangement.ts';
export type { InterviewData, InterviewState } from './data.ts';
export { evaluatedTooEarly, notEvaluated } from './evaluations.ts';
export { interview } from './interview.ts';
export { cannotInterview, needAccountsOf, needInterviewers } from './interviewers.ts';
export { isRunning } from './life.ts';
export { move, needToMove } from './move.ts';
export { isFinal, isPlanned, missingField, nowhere } from './place.ts';
export { cannotMeet, type Plan } from './plan.ts';
export { signInFrom } from './sign-in-window.ts';
export { interviewTimers } from './timers.ts';
