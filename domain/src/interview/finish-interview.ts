import { accept, refuse } from '../shared/decider.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { aboutInterview } from './about.ts';
import { ended, needToEnd } from './end.ts';
import { interview } from './interview.ts';

/** Left open, an interview that ends then finishes by itself a day later. */
export const finishesAt = (end: string): string => addHours(end, 24);

/** The interview is over: by hand at any time, by the clock a day after its end. */
export const finishInterview = interview.decider('FinishInterview', {
  needs: needToEnd,
  decide: (context) => {
    const { data, actor, now } = context;
    const { end, stage } = data;
    if (actor.kind === 'system' && isBefore(now, finishesAt(end))) return refuse('interview.not_yet');
    return accept([
      interview.fact('InterviewFinished', { ...aboutInterview(context), end, stage }),
      ...ended(context, 'INTERVIEW_FINISHED'),
    ]);
  },
});
