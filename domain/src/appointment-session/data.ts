import type { Reservation, Segment, SessionFacts } from '@talentlog/contracts';

/** Somebody invited, and where they stand: what they chose, whether their interview is made, when they were last reminded. */
export interface Seeker {
  readonly appointmentId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly reservation: Reservation;
  readonly arranged: boolean;
  readonly urgedAt: string | null;
}

/** A place in a segment: a seat for good, or a hold that counts until `until`. */
export interface Holding {
  readonly appointmentId: string;
  readonly segmentId: string;
  readonly until: string | null;
}

/** What a session knows: its facts, its times, who is in it and who has which place. */
export interface AppointmentSessionData {
  readonly facts: SessionFacts | null;
  readonly deadline: string;
  readonly segments: readonly Segment[];
  readonly seekers: readonly Seeker[];
  readonly holdings: readonly Holding[];
  readonly createdBy: string;
}

/** A session before its first event. */
export const noAppointmentSession: AppointmentSessionData = {
  facts: null,
  deadline: '',
  segments: [],
  seekers: [],
  holdings: [],
  createdBy: '',
};
