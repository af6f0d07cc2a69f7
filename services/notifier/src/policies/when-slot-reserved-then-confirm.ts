import { appointmentEvents } from '@talentlog/contracts';
import { when } from '../policy.ts';
import { byMailAndSms } from '../request.ts';

/** A booked or moved slot is confirmed; a session that is called off is told. Other ends of an appointment follow from what the seeker knows. */
export const reservationConfirmations = [
  when(appointmentEvents, 'SlotReserved', ({ data: { jobSeekerId, positionId, start } }) =>
    byMailAndSms({
      template: 'reservation-confirmed',
      to: { jobSeekerId },
      positionId,
      fields: { start: { instant: start } },
    }),
  ),
  when(appointmentEvents, 'SlotAdjusted', ({ data: { jobSeekerId, positionId, start } }) =>
    byMailAndSms({
      template: 'reservation-moved',
      to: { jobSeekerId },
      positionId,
      fields: { start: { instant: start } },
    }),
  ),
  when(appointmentEvents, 'AppointmentCancelled', ({ data: { jobSeekerId, positionId, cause } }) =>
    cause === 'SESSION_CANCELLED'
      ? byMailAndSms({ template: 'appointment-cancelled', to: { jobSeekerId }, positionId, fields: {} })
      : [],
  ),
];
