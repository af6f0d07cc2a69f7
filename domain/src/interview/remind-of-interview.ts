import { linkEnded, needLink } from '../link/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutInterview, type Context } from './about.ts';
import { interview } from './interview.ts';
import { tooLateToReply } from './life.ts';
import { remindsFrom } from './reminder.ts';
import { interviewLink } from './ways-in.ts';

/** The clock's command, taken once for each start. A timer that was set for a former start comes to nothing; so does one whose candidate was erased. */
export const remindOfInterview = interview.decider('RemindOfInterview', {
  needs: ({ data }) => needLink(data),
  decide: (context) => {
    const { data, state, payload, now } = context;
    const { start, end, place, interviewerIds, arrangedBy } = data;
    const from = remindsFrom(start);
    const isDue = payload.start === start && data.remindedOf !== start && !isBefore(now, from);
    if (!isDue || place === null) return refuse('interview.not_yet', { from });
    const { linkId, issued } = linkToRepeat(context);
    const told = { start, end, place, interviewerIds: [...interviewerIds], arrangedBy, linkId };
    const unanswered = state.reply === 'PENDING_REPLY';
    return (
      tooLateToReply(context) ??
      accept([interview.fact('InterviewReminded', { ...aboutInterview(context), ...told, unanswered }), ...issued])
    );
  },
});

/** The present link, or another one in its place where it ended, as after a change of the candidate's contact. */
function linkToRepeat(context: Context) {
  const { id, data, related } = context;
  if (!linkEnded(related)) return { linkId: data.linkId, issued: [] };
  const next = interviewLink(context, id, data.jobSeekerId, data.end);
  return { linkId: next.link.linkId, issued: [next.issued] };
}
