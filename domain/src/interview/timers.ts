import { interviewEvents } from '@talentlog/contracts';
import { isBefore } from '../shared/time.ts';
import { type TimerAction, timersOf } from '../shared/timers.ts';
import { finishesAt } from './finish-interview.ts';
import { startsFrom } from './life.ts';

const start = (id: string) => `interview:start:${id}`;
const absent = (id: string) => `interview:absent:${id}`;
const finish = (id: string) => `interview:finish:${id}`;

const absentAt = (interviewId: string, end: string): TimerAction => ({
  set: absent(interviewId),
  at: end,
  command: { name: 'MarkNotPresent', payload: { interviewId } },
});

const planned = ({ interviewId, end }: { readonly interviewId: string; readonly end: string }): TimerAction[] => [
  { cancel: start(interviewId) },
  absentAt(interviewId, end),
  {
    set: finish(interviewId),
    at: finishesAt(end),
    command: { name: 'FinishInterview', payload: { interviewId } },
  },
];

/** At its end the absent are marked, a day later the interview is finished; an early sign-in starts it as soon as it may start. */
export const interviewTimers = timersOf(interviewEvents)({
  InterviewArranged: ({ data }) => planned(data),
  InterviewRescheduled: ({ data }) => planned(data),
  SignedIn: ({ data, at }) => {
    const from = startsFrom(data.start);
    const startInterview = { name: 'StartInterview', payload: { interviewId: data.interviewId } };
    const early = isBefore(at, from) ? [{ set: start(data.interviewId), at: from, command: startInterview }] : [];
    return [{ cancel: absent(data.interviewId) }, ...early];
  },
  SignInReset: ({ data, at }) => [
    { cancel: start(data.interviewId) },
    // After the end only a person may mark again, or the timer would undo the correction at once.
    ...(isBefore(at, data.end) ? [absentAt(data.interviewId, data.end)] : []),
  ],
  MarkedNotPresent: ({ data }) => [{ cancel: absent(data.interviewId) }],
  InterviewStarted: ({ data }) => [{ cancel: start(data.interviewId) }],
  InterviewFinished: ({ data }) => [{ cancel: start(data.interviewId) }, { cancel: finish(data.interviewId) }],
  InterviewCancelled: ({ data }) => [
    { cancel: start(data.interviewId) },
    { cancel: absent(data.interviewId) },
    { cancel: finish(data.interviewId) },
  ],
});
