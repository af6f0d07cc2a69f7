import { accept } from '../shared/decider.ts';
import { interview } from './interview.ts';
import { begun } from './life.ts';
import { move, needToMove } from './move.ts';
import { cannotBegin, cannotMeet } from './plan.ts';

/** Another time, place or other interviewers; the candidate is asked again. */
export const rescheduleInterview = interview.decider('RescheduleInterview', {
  illegal: begun,
  needs: ({ payload, data }) => needToMove(data, payload.interviewerIds),
  decide: (context) => {
    const { id, payload, data, related, now } = context;
    const { start, end, place, interviewerIds, notify } = payload;
    const to = { start, end, place, interviewerIds };
    // Whose time has come may still change its room or who asks.
    const stays = start === data.start;
    const refused =
      (stays ? undefined : cannotBegin(to, now)) ??
      cannotMeet({ ...to, interviewId: id, groupId: data.groupId }, related);
    if (refused) return refused;
    const { rescheduled, follows } = move(context, to, notify, context);
    return accept([interview.fact('InterviewRescheduled', rescheduled), ...follows]);
  },
});
