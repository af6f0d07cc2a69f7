import type { SentLink } from '@talentlog/contracts';

/** What an appointment knows: whose it is, the time that is reserved or held, and what became of it. */
export interface AppointmentData {
  readonly appointmentSessionId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  /** The slot that is reserved; kept while it is being edited. */
  readonly reserved: { readonly segmentId: string; readonly start: string; readonly end: string } | null;
  /** The slot that is held; it counts until `until`. */
  readonly held: { readonly segmentId: string; readonly start: string; readonly end: string } | null;
  /** When the present hold or edit ends by itself. */
  readonly until: string | null;
  readonly edits: number;
  readonly interviewId: string | null;
  /** The present link, so that a reminder can repeat it. */
  readonly link: SentLink;
  readonly declineReason: string | null;
}

/** An appointment before its first event. */
export const noAppointment: AppointmentData = {
  appointmentSessionId: '',
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  reserved: null,
  held: null,
  until: null,
  edits: 0,
  interviewId: null,
  link: { linkId: '' },
  declineReason: null,
};
