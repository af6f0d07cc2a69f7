import { accept, refuse } from '../shared/decider.ts';
import { dayOf } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';

/** A mistake can be put right on the same day. */
export const undoSignIn = interview.decider('UndoSignIn', {
  decide: (context) => {
    const { data, payload, now } = context;
    if (data.attendedAt === null || dayOf(data.attendedAt) !== dayOf(now)) return refuse('signin.undo_expired');
    const { reason } = payload;
    return accept(interview.fact('SignInReset', { ...aboutInterview(context), reason, end: data.end }));
  },
});
