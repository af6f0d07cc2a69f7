import { z } from 'zod';
import { event } from '../shared/define.ts';
import { sentLink } from '../shared/links.ts';
import { Id, Instant } from '../shared/shapes.ts';

const who = { appointmentId: Id, appointmentSessionId: Id, applicationId: Id, jobSeekerId: Id, positionId: Id };
const slot = { ...who, segmentId: Id, start: Instant, end: Instant };
/** The notifier sends its link. */
const invitation = { ...who, deadline: Instant, ...sentLink };
const invited = event({ version: 2, data: z.strictObject(invitation) });

export const appointmentEvents = {
  AppointmentInvited: event({ version: 2, data: z.strictObject({ ...invitation, sessionName: z.string() }) }),
  SlotHeld: event({ version: 1, bookkeeping: true, silent: true, data: z.strictObject({ ...slot, until: Instant }) }),
  SlotReserved: event({
    version: 1,
    data: z.strictObject({ ...slot, /** Edits used so far, this one included. */ edits: z.int() }),
  }),
  SlotReleased: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({
      ...who,
      /** Whether an edited reservation stands again. */
      keepsSeat: z.boolean(),
      cause: z.enum(['BACK', 'HOLD_EXPIRED', 'SESSION_CLOSED']),
    }),
  }),
  ReservationEditStarted: event({ version: 1, data: z.strictObject({ ...who, until: Instant }) }),
  AppointmentRejected: event({
    version: 1,
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({ ...who, reason: z.string() }),
    subject: 'jobSeekerId',
    personal: ['reason'],
  }),
  AppointmentReopened: invited,
  AppointmentUrged: invited,
  AppointmentDeadlineExtended: invited,
  AppointmentCancelled: event({
    version: 1,
    data: z.strictObject({
      ...who,
      cause: z.enum(['SESSION_CANCELLED', 'SESSION_FINISHED', 'RECORD_ENDED', 'INTERVIEW_CANCELLED']),
    }),
  }),
  /** Older logs have it for interviews that were cancelled, too. */
  AppointmentCompleted: event({
    version: 1,
    data: z.strictObject({ ...who, cause: z.enum(['INTERVIEW_FINISHED', 'INTERVIEW_CANCELLED', 'SESSION_FINISHED']) }),
  }),
  /** The interview of the reserved slot was made. */
  AppointmentArranged: event({ version: 1, data: z.strictObject({ ...who, interviewId: Id }) }),
  /** Staff moved the reservation to another segment; never counted as an edit. */
  SlotAdjusted: event({
    version: 2,
    data: z.strictObject({
      ...slot,
      /** Whether the seeker gets a message of it; where an interview moves with it, that tells them. */
      notify: z.boolean(),
    }),
  }),
};
