import { accept, refuse } from '../shared/decider.ts';
import { dayOf } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import type { InterviewData } from './data.ts';
import { interview } from './interview.ts';

const isSameDay = ({ attendedAt }: InterviewData, now: string): boolean =>
  attendedAt !== null && dayOf(attendedAt) === dayOf(now);

/** A mistake can be put right on the same day. */
export const undoSignIn = interview.decider('UndoSignIn', {
  offered: ({ data, now }) => isSameDay(data, now),
  decide: (context) => {
    const { data, payload, now } = context;
    if (!isSameDay(data, now)) return refuse('signin.undo_expired');
    const { reason } = payload;
    return accept(interview.fact('SignInReset', { ...aboutInterview(context), reason, end: data.end }));
  },
});
