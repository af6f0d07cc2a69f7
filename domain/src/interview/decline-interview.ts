import { accept, refuse } from '../shared/decider.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';
import { begun, tooLateToReply } from './life.ts';

/** The candidate does not come, for a reason. */
export const declineInterview = interview.decider('DeclineInterview', {
  illegal: begun,
  offered: (shown) => tooLateToReply(shown) === undefined,
  decide: (context) => {
    const refused = tooLateToReply(context);
    if (refused) return refused;
    const { reason } = context.payload;
    if (reason === '') return refuse('interview.reason_required', undefined, 'reason');
    const { start, interviewerIds, arrangedBy } = context.data;
    const told = { reason, start, interviewerIds, arrangedBy };
    return accept(interview.fact('InterviewDeclined', { ...aboutInterview(context), ...told }));
  },
});
