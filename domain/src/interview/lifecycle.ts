import {
  type EventsOf,
  type InterviewPlace,
  type InterviewSeat,
  interviewEvents,
  type Stage,
} from '@talentlog/contracts';
import { lifecycle } from '../shared/aggregate.ts';
import { handle } from '../shared/handle.ts';

const attendance = {
  SignedIn: 'SIGNED_IN',
  MarkedNotPresent: 'NOT_PRESENT',
  InterviewRescheduled: 'UNSIGNED',
} as const;
const attended = { SignInReset: 'UNSIGNED', InterviewRescheduled: 'UNSIGNED' } as const;
const corrections = <const S extends string>(state: S) =>
  ({ SignedIn: state, MarkedNotPresent: state, SignInReset: state }) as const;

/**
 * The final time and place: its life, the candidate's reply and their attendance side by side. It protects that a declined
 * interview never starts, that replies come before the start, and that nobody is marked absent from what was cancelled or
 * declined. Moving an interview asks for the reply again. Source: DOMAIN.md section 5, tables 5 and 7.
 */
export const interviewLifecycle = lifecycle(interviewEvents)({
  regions: {
    life: {
      initial: 'NONE',
      states: {
        NONE: { on: { InterviewArranged: 'NOT_STARTED' } },
        NOT_STARTED: {
          on: {
            ...corrections('NOT_STARTED'),
            InterviewAccepted: 'NOT_STARTED',
            InterviewDeclined: 'NOT_STARTED',
            InterviewRescheduled: 'NOT_STARTED',
            InterviewStarted: 'IN_INTERVIEW',
            InterviewFinished: 'FINISHED',
            InterviewCancelled: 'CANCELLED',
          },
        },
        IN_INTERVIEW: { on: { ...corrections('IN_INTERVIEW'), InterviewFinished: 'FINISHED' } },
        // Attendance may still be put right on the day.
        FINISHED: { on: corrections('FINISHED') },
        CANCELLED: {},
      },
    },
    reply: {
      initial: 'PENDING_REPLY',
      states: {
        PENDING_REPLY: {
          on: {
            InterviewAccepted: 'ACCEPTED',
            InterviewDeclined: 'DECLINED',
            InterviewRescheduled: 'PENDING_REPLY',
            InterviewStarted: 'PENDING_REPLY',
            MarkedNotPresent: 'PENDING_REPLY',
          },
        },
        ACCEPTED: {
          on: {
            InterviewDeclined: 'DECLINED',
            InterviewRescheduled: 'PENDING_REPLY',
            InterviewStarted: 'ACCEPTED',
            MarkedNotPresent: 'ACCEPTED',
          },
        },
        DECLINED: { on: { InterviewAccepted: 'ACCEPTED', InterviewRescheduled: 'PENDING_REPLY' } },
      },
    },
    signIn: {
      initial: 'UNSIGNED',
      states: {
        UNSIGNED: { on: attendance },
        SIGNED_IN: { on: attended },
        NOT_PRESENT: { on: attended },
      },
    },
  },
});

/** State of each region. */
export type InterviewState = Readonly<Record<'life' | 'reply' | 'signIn', string>>;

export interface InterviewData {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly stage: Stage;
  readonly start: string;
  readonly end: string;
  readonly place: InterviewPlace | null;
  readonly interviewerIds: readonly string[];
  readonly seats: readonly InterviewSeat[];
  readonly groupId: string | null;
  readonly appointmentId: string | null;
  readonly appointmentSessionId: string | null;
  readonly signInCode: string;
  readonly linkId: string;
  readonly arrangedBy: string;
  readonly declineReason: string | null;
  /** When the candidate was last signed in or marked as not present. */
  readonly attendedAt: string | null;
}

export const noInterview: InterviewData = {
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  stage: 'FIRST_INTERVIEW',
  start: '',
  end: '',
  place: null,
  interviewerIds: [],
  seats: [],
  groupId: null,
  appointmentId: null,
  appointmentSessionId: null,
  signInCode: '',
  linkId: '',
  arrangedBy: '',
  declineReason: null,
  attendedAt: null,
};

export function evolveInterview(data: InterviewData, event: EventsOf<typeof interviewEvents>): InterviewData {
  switch (event.type) {
    case 'InterviewArranged': {
      const { interviewId: _id, seed: _seed, ...arranged } = event.data;
      return { ...data, ...arranged };
    }
    case 'InterviewRescheduled': {
      const { start, end, place, interviewerIds, seats, groupId, signInCode, linkId } = event.data;
      const moved = { start, end, place, interviewerIds, seats, groupId, signInCode, linkId };
      return { ...data, ...moved, declineReason: null, attendedAt: null };
    }
    case 'InterviewDeclined':
      return { ...data, declineReason: event.data.reason };
    case 'InterviewAccepted':
      return { ...data, declineReason: null };
    case 'SignedIn':
    case 'MarkedNotPresent':
      return { ...data, attendedAt: event.at };
    case 'SignInReset':
      return { ...data, attendedAt: null };
    case 'InterviewStarted':
    case 'InterviewFinished':
    case 'InterviewCancelled':
      return data;
  }
}

/** The interview as its evaluations and its appointment see it. */
export const interviewHandle = handle<InterviewData, InterviewState>('interview', interviewLifecycle, noInterview);
