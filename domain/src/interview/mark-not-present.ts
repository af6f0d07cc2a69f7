import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';

/** Nobody is absent from what has not begun; the clock waits for the end. */
export const markNotPresent = interview.decider('MarkNotPresent', {
  decide: (context) => {
    const { data, state, actor, now } = context;
    const from = actor.kind === 'system' ? data.end : data.start;
    if (isBefore(now, from) && (actor.kind === 'system' || state.life === 'NOT_STARTED'))
      return refuse('signin.not_started', { from });
    return accept(interview.fact('MarkedNotPresent', aboutInterview(context)));
  },
});
