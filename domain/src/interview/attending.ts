import type { interviewCommands, PayloadOf } from '@talentlog/contracts';
import { accept, type DecideContext, type Decider, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { addMinutes, dayOf, isBefore } from '../shared/time.ts';
import { interviewOf, isRunning } from './arranging.ts';
import type { InterviewData, InterviewState } from './lifecycle.ts';

type Commands = typeof interviewCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, InterviewData, InterviewState>;
type Context = DecideContext<unknown, InterviewData, InterviewState>;

const started = ({ state }: { readonly state: InterviewState }): Refusal | undefined =>
  isRunning(state) ? refuse('interview.started') : undefined;

/** A reply counts until the start. */
const tooLate = ({ data, now }: Context): Refusal | undefined =>
  isBefore(now, data.start) ? undefined : refuse('interview.started', { start: data.start });

export const acceptInterview: Deciding<'AcceptInterview'> = {
  illegal: started,
  decide: (context) =>
    tooLate(context) ??
    accept({ type: 'InterviewAccepted', data: { ...interviewOf(context), start: context.data.start } }),
};

export const declineInterview: Deciding<'DeclineInterview'> = {
  illegal: started,
  decide: (context) => {
    const refused = tooLate(context);
    if (refused) return refused;
    const { reason } = context.payload;
    if (reason === '') return refuse('interview.reason_required', undefined, 'reason');
    const { start, interviewerIds, arrangedBy } = context.data;
    const data = { ...interviewOf(context), reason, start, interviewerIds, arrangedBy };
    return accept({ type: 'InterviewDeclined', data });
  },
};

/** An interview may start this long before its time, and people may sign in this long before. */
export const startsMinutesBefore = 30;
export const signsMinutesBefore = 60;

const mayStart = ({ data, now }: Context): boolean => !isBefore(now, addMinutes(data.start, -startsMinutesBefore));

export const startInterview: Deciding<'StartInterview'> = {
  decide: (context) =>
    mayStart(context)
      ? accept({ type: 'InterviewStarted', data: interviewOf(context) })
      : refuse('interview.not_yet', { from: addMinutes(context.data.start, -startsMinutesBefore) }),
};

/** The first sign-in starts an interview that may start already and was not declined. */
function signedIn(context: Context, by: 'STAFF' | 'CODE'): readonly Fact[] {
  const { start, interviewerIds } = context.data;
  const signed = { type: 'SignedIn', data: { ...interviewOf(context), start, by, interviewerIds } };
  const starts = context.state.life === 'NOT_STARTED' && context.state.reply !== 'DECLINED' && mayStart(context);
  return starts ? [signed, { type: 'InterviewStarted', data: interviewOf(context) }] : [signed];
}

function outOfWindow({ data, now }: Context): Refusal | undefined {
  const from = addMinutes(data.start, -signsMinutesBefore);
  const open = !isBefore(now, from) && !isBefore(data.end, now);
  return open ? undefined : refuse('signin.out_of_window', { from, to: data.end });
}

export const signInCandidate: Deciding<'SignInCandidate'> = {
  decide: (context) => outOfWindow(context) ?? accept(signedIn(context, 'STAFF')),
};

export const signInWithCode: Deciding<'SignInWithCode'> = {
  decide: (context) => {
    const refused = outOfWindow(context);
    if (refused) return refused;
    if (context.payload.code !== context.data.signInCode) return refuse('signin.code_wrong', undefined, 'code');
    return accept(signedIn(context, 'CODE'));
  },
};

/** Nobody is absent from what has not begun; the timer waits for the end. */
export const markNotPresent: Deciding<'MarkNotPresent'> = {
  decide: (context) => {
    const { data, state, actor, now } = context;
    const from = actor.kind === 'system' ? data.end : data.start;
    if (isBefore(now, from) && (actor.kind === 'system' || state.life === 'NOT_STARTED'))
      return refuse('signin.not_started', { from });
    return accept({ type: 'MarkedNotPresent', data: interviewOf(context) });
  },
};

/** A mistake can be put right on the same day. */
export const undoSignIn: Deciding<'UndoSignIn'> = {
  decide: (context) => {
    const { data, payload, now } = context;
    if (data.attendedAt === null || dayOf(data.attendedAt) !== dayOf(now)) return refuse('signin.undo_expired');
    return accept({
      type: 'SignInReset',
      data: { ...interviewOf(context), reason: payload.reason, end: data.end },
    });
  },
};
