import { accept, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import type { InterviewData, InterviewState } from './data.ts';
import { ended, needToEnd } from './end.ts';
import { interview } from './interview.ts';

/** Left open, an interview that ends then finishes by itself a day later. */
export const finishesAt = (end: string): string => addHours(end, 24);

/** What never began is not over: by hand once it began or its time has come, by the clock a day after its end. */
function tooEarly({
  data,
  state,
  actor,
  now,
}: Omit<Shown<InterviewData, InterviewState>, 'settings'>): Refusal | undefined {
  const bySystem = actor?.kind === 'system';
  const from = bySystem ? finishesAt(data.end) : data.start;
  const waits = isBefore(now, from) && (bySystem || state.life === 'NOT_STARTED');
  return waits ? refuse('interview.not_yet', { from }) : undefined;
}

/** The interview is over; there is no way back. One that will not take place is cancelled instead, with a reason. */
export const finishInterview = interview.decider('FinishInterview', {
  offered: (shown) => tooEarly(shown) === undefined,
  needs: needToEnd,
  decide: (context) => {
    const { end, stage } = context.data;
    return (
      tooEarly(context) ??
      accept([
        interview.fact('InterviewFinished', { ...aboutInterview(context), end, stage }),
        ...ended(context, 'INTERVIEW_FINISHED'),
      ])
    );
  },
});
