import { appointmentEvents, type EventsOf } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

type AppointmentEvent = EventsOf<typeof appointmentEvents>;
type Released = Extract<AppointmentEvent, { type: 'SlotReleased' }>;

const cancellable = { AppointmentCancelled: 'CANCELLED' } as const;

/**
 * One seeker's place in an appointment session: an intended time, not the final one. It protects that a seat is first held,
 * then confirmed, that an edit keeps the old seat until the new one is confirmed, and that nothing changes once the interview
 * is arranged. The seats themselves are counted by the session. Source: DOMAIN.md section 5, table 3.
 */
export const appointmentLifecycle = lifecycle(appointmentEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { AppointmentInvited: 'NOT_RESERVED' } },
    NOT_RESERVED: {
      on: {
        ...cancellable,
        SlotHeld: 'IN_RESERVATION',
        AppointmentRejected: 'REJECTED',
        AppointmentUrged: 'NOT_RESERVED',
        AppointmentDeadlineExtended: 'NOT_RESERVED',
      },
    },
    IN_RESERVATION: {
      on: {
        ...cancellable,
        SlotHeld: 'IN_RESERVATION',
        SlotReserved: 'RESERVED',
        SlotReleased: [
          { target: 'RESERVED', guard: (event: Released) => event.data.keepsSeat },
          { target: 'NOT_RESERVED' },
        ],
        AppointmentRejected: 'REJECTED',
        AppointmentUrged: 'IN_RESERVATION',
        AppointmentDeadlineExtended: 'IN_RESERVATION',
      },
    },
    RESERVED: {
      on: {
        ...cancellable,
        ReservationEditStarted: 'IN_RESERVATION',
        AppointmentRejected: 'REJECTED',
        AppointmentDeadlineExtended: 'RESERVED',
        AppointmentArranged: 'RESERVED',
        SlotAdjusted: 'RESERVED',
        AppointmentCompleted: 'COMPLETED',
      },
    },
    REJECTED: { on: { ...cancellable, AppointmentReopened: 'NOT_RESERVED' } },
    CANCELLED: {},
    COMPLETED: {},
  },
});

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
  readonly link: { readonly linkId: string; readonly seed: string };
  readonly declineReason: string | null;
}

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
  link: { linkId: '', seed: '' },
  declineReason: null,
};

const slotOf = ({ segmentId, start, end }: { segmentId: string; start: string; end: string }) => ({
  segmentId,
  start,
  end,
});
const linkOf = ({ linkId, seed }: { linkId: string; seed: string }) => ({ linkId, seed });
const nothingHeld = { held: null, until: null };

export function evolveAppointment(data: AppointmentData, event: AppointmentEvent): AppointmentData {
  switch (event.type) {
    case 'AppointmentInvited': {
      const { appointmentSessionId, applicationId, jobSeekerId, positionId } = event.data;
      return { ...data, appointmentSessionId, applicationId, jobSeekerId, positionId, link: linkOf(event.data) };
    }
    case 'SlotHeld':
      return { ...data, held: slotOf(event.data), until: event.data.until };
    case 'SlotReserved':
      return { ...data, ...nothingHeld, reserved: slotOf(event.data), edits: event.data.edits };
    case 'SlotReleased':
      return { ...data, ...nothingHeld };
    case 'ReservationEditStarted':
      return { ...data, held: null, until: event.data.until };
    case 'AppointmentRejected':
      return { ...data, ...nothingHeld, reserved: null, declineReason: event.data.reason };
    case 'AppointmentReopened':
      return { ...data, link: linkOf(event.data), declineReason: null };
    case 'AppointmentUrged':
    case 'AppointmentDeadlineExtended':
      return { ...data, link: linkOf(event.data) };
    case 'AppointmentArranged':
      return { ...data, interviewId: event.data.interviewId };
    case 'SlotAdjusted':
      return { ...data, reserved: slotOf(event.data) };
    case 'AppointmentCancelled':
      return { ...data, ...nothingHeld };
    case 'AppointmentCompleted':
      return data;
  }
}
