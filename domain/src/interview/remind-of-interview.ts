import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';
import { tooLateToReply } from './life.ts';
import { remindsFrom } from './reminder.ts';

/** The clock's command, taken once for each start. A timer that was set for a former start comes to nothing; so does one whose candidate was erased. */
export const remindOfInterview = interview.decider('RemindOfInterview', {
  decide: (context) => {
    const { data, state, payload, now } = context;
    const { start, end, place, interviewerIds, arrangedBy, linkId } = data;
    const from = remindsFrom(start);
    const isDue = payload.start === start && data.remindedOf !== start && !isBefore(now, from);
    if (!isDue || place === null) return refuse('interview.not_yet', { from });
    const told = { start, end, place, interviewerIds: [...interviewerIds], arrangedBy, linkId };
    const unanswered = state.reply === 'PENDING_REPLY';
    return (
      tooLateToReply(context) ??
      accept(interview.fact('InterviewReminded', { ...aboutInterview(context), ...told, unanswered }))
    );
  },
});
