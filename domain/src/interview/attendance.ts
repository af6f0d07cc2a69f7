import { type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutInterview, type Context } from './about.ts';
import { interview } from './interview.ts';
import { mayStart } from './life.ts';
import { signInFrom } from './sign-in-window.ts';

/** People sign in from an hour before the start to the end. */
export function outOfWindow({ data, now }: Pick<Context, 'data' | 'now'>): Refusal | undefined {
  const from = signInFrom(data.start);
  const open = !isBefore(now, from) && !isBefore(data.end, now);
  return open ? undefined : refuse('signin.out_of_window', { from, to: data.end });
}

/** The first sign-in starts an interview that may start already and was not declined. */
export function signedIn(context: Context, by: 'STAFF' | 'CODE'): readonly Fact[] {
  const { data, state } = context;
  const about = aboutInterview(context);
  const { start, interviewerIds } = data;
  const starts = state.life === 'NOT_STARTED' && state.reply !== 'DECLINED' && mayStart(context);
  return [
    interview.fact('SignedIn', { ...about, start, by, interviewerIds }),
    ...(starts ? [interview.fact('InterviewStarted', about)] : []),
  ];
}
