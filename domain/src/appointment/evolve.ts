import type { appointmentEvents, EventsOf, SentLink } from '@talentlog/contracts';
import type { AppointmentData } from './data.ts';

const slotOf = ({ segmentId, start, end }: { segmentId: string; start: string; end: string }) => ({
  segmentId,
  start,
  end,
});
const linkOf = ({ linkId, seed }: SentLink): SentLink => ({ linkId, ...(seed === undefined ? {} : { seed }) });
const nothingHeld = { held: null, until: null };

/** The fold of an appointment: the present link and the time that is held or reserved. */
export function evolveAppointment(data: AppointmentData, event: EventsOf<typeof appointmentEvents>): AppointmentData {
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
