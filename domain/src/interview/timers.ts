import { interviewEvents } from '@talentlog/contracts';
import { isBefore } from '../shared/time.ts';
import { type TimerAction, timersOf } from '../shared/timers.ts';
import { finishesAt } from './finish-interview.ts';
import { startsFrom } from './life.ts';
import { remindsFrom } from './reminder.ts';

const start = (id: string) => `interview:start:${id}`;
const absent = (id: string) => `interview:absent:${id}`;
const finish = (id: string) => `interview:finish:${id}`;

const reminder = (id: string) => `interview:reminder:${id}`;

/** What was arranged less than a day ahead is not reminded: its invitation has just been read. */
const remindAt = (interviewId: string, start: string, now: string): TimerAction => {
  const at = remindsFrom(start);
  if (!isBefore(now, at)) return { cancel: reminder(interviewId) };
  return { set: reminder(interviewId), at, command: { name: 'RemindOfInterview', payload: { interviewId, start } } };
};

const absentAt = (interviewId: string, end: string): TimerAction => ({
  set: absent(interviewId),
  at: end,
  command: { name: 'MarkNotPresent', payload: { interviewId } },
});

interface Planned {
  readonly data: { readonly interviewId: string; readonly start: string; readonly end: string };
  readonly at: string;
}

const planned = ({ data: { interviewId, start: begins, end }, at }: Planned): TimerAction[] => [
  { cancel: start(interviewId) },
  remindAt(interviewId, begins, at),
  absentAt(interviewId, end),
  {
    set: finish(interviewId),
    at: finishesAt(end),
    command: { name: 'FinishInterview', payload: { interviewId } },
  },
];

/** The day before, who comes is reminded. At its end the absent are marked, a day later the interview is finished; an early sign-in starts it as soon as it may start. */
export const interviewTimers = timersOf(interviewEvents)({
  InterviewArranged: planned,
  InterviewRescheduled: planned,
  InterviewAccepted: ({ data, at }) => [remindAt(data.interviewId, data.start, at)],
  InterviewDeclined: ({ data }) => [{ cancel: reminder(data.interviewId) }],
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
  InterviewFinished: ({ data }) => [
    { cancel: start(data.interviewId) },
    { cancel: reminder(data.interviewId) },
    { cancel: finish(data.interviewId) },
  ],
  InterviewCancelled: ({ data }) => [
    { cancel: start(data.interviewId) },
    { cancel: reminder(data.interviewId) },
    { cancel: absent(data.interviewId) },
    { cancel: finish(data.interviewId) },
  ],
});
