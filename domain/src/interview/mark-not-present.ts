import { accept, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import type { InterviewData, InterviewState } from './data.ts';
import { interview } from './interview.ts';

/** Nobody is absent from what has not begun; the clock waits for the end. */
function tooEarly({
  data,
  state,
  actor,
  now,
}: Omit<Shown<InterviewData, InterviewState>, 'settings'>): Refusal | undefined {
  const bySystem = actor?.kind === 'system';
  const from = bySystem ? data.end : data.start;
  const waits = isBefore(now, from) && (bySystem || state.life === 'NOT_STARTED');
  return waits ? refuse('signin.not_started', { from }) : undefined;
}

/** The candidate did not come. */
export const markNotPresent = interview.decider('MarkNotPresent', {
  offered: (shown) => tooEarly(shown) === undefined,
  decide: (context) => tooEarly(context) ?? accept(interview.fact('MarkedNotPresent', aboutInterview(context))),
});
