import { when } from '@talentlog/runtime';
import { byMailAndSms } from '../request.ts';

/** A booked slot is confirmed, and so is a moved one unless staff chose not to tell; a session that is called off is told. Other ends of an appointment follow from what the seeker knows. */
export const reservationConfirmations = [
  when('SlotReserved', ({ data: { jobSeekerId, positionId, start } }) =>
    byMailAndSms({
      template: 'reservation-confirmed',
      to: { jobSeekerId },
      positionId,
      fields: { start: { instant: start } },
    }),
  ),
  when('SlotAdjusted', ({ data: { jobSeekerId, positionId, start, notify } }) =>
    notify
      ? byMailAndSms({
          template: 'reservation-moved',
          to: { jobSeekerId },
          positionId,
          fields: { start: { instant: start } },
        })
      : [],
  ),
  when('AppointmentCancelled', ({ data: { jobSeekerId, positionId, cause } }) =>
    cause === 'SESSION_CANCELLED'
      ? byMailAndSms({ template: 'appointment-cancelled', to: { jobSeekerId }, positionId, fields: {} })
      : [],
  ),
];
