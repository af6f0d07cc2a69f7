import type { InterviewPlace, InterviewSeat, Stage } from '@talentlog/contracts';

/** What the spec calls an interview's state: three fields side by side. */
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
  /** The start of which candidate and interviewers were reminded. */
  readonly remindedOf: string | null;
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
  remindedOf: null,
};
