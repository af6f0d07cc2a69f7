import { accept, refuse } from '../shared/decider.ts';
import { aboutInterview } from './about.ts';
import { interview } from './interview.ts';
import { mayStart, startsFrom } from './life.ts';

/** The interview begins, at the earliest half an hour before its time. */
export const startInterview = interview.decider('StartInterview', {
  offered: mayStart,
  decide: (context) =>
    mayStart(context)
      ? accept(interview.fact('InterviewStarted', aboutInterview(context)))
      : refuse('interview.not_yet', { from: startsFrom(context.data.start) }),
});
