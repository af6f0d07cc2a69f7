import {
  type EventsOf,
  type InterviewPlace,
  type InterviewSeat,
  type interviewEvents,
  type Stage,
} from '@talentlog/contracts';

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
