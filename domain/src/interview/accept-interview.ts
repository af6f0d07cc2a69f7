import { accept } from '../shared/decider.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';
import { begun, tooLateToReply } from './life.ts';

/** The candidate comes. */
export const acceptInterview = interview.decider('AcceptInterview', {
  illegal: begun,
  offered: (shown) => tooLateToReply(shown) === undefined,
  decide: (context) =>
    tooLateToReply(context) ??
    accept(interview.fact('InterviewAccepted', { ...aboutInterview(context), start: context.data.start })),
});
