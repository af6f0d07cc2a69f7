import { accept } from '../shared/decider.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';
import { begun, tooLateToReply } from './life.ts';

/** The candidate comes; perhaps after all, which is news to the interviewers as well. */
export const acceptInterview = interview.decider('AcceptInterview', {
  illegal: begun,
  offered: (shown) => tooLateToReply(shown) === undefined,
  decide: (context) => {
    const refused = tooLateToReply(context);
    if (refused) return refused;
    const { start } = context.data;
    const interviewerIds = context.state.reply === 'DECLINED' ? context.data.interviewerIds : [];
    return accept(interview.fact('InterviewAccepted', { ...aboutInterview(context), start, interviewerIds }));
  },
});
