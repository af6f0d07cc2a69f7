import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutInterview } from './about.ts';
import { ended, needToEnd } from './end.ts';
import { evaluationsWithdrawn, needEvaluations } from './evaluations.ts';
import { interview } from './interview.ts';
import { begun } from './life.ts';

/** The interview does not take place, because staff say so or because the application ended. */
export const cancelInterview = interview.decider('CancelInterview', {
  illegal: begun,
  needs: ({ data, related }) => ({
    ...needToEnd({ data, related }),
    ...needEvaluations(data.seats),
    ...needLink(data),
  }),
  decide: (context) => {
    const { data, payload, actor, related } = context;
    const about = aboutInterview(context);
    const cause = actor.kind === 'system' ? 'RECORD_ENDED' : 'STAFF';
    const { start, interviewerIds } = data;
    return accept([
      interview.fact('InterviewCancelled', { ...about, reason: payload.reason, start, interviewerIds, cause }),
      ...voidLink(related, 'CLOSED'),
      ...evaluationsWithdrawn(data.seats, about, related),
      ...ended(context, 'INTERVIEW_CANCELLED'),
    ]);
  },
});
