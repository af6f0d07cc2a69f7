import { decides } from '../shared/aggregate.ts';
import { appointment } from './appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { chooseSlot } from './choose-slot.ts';
import { confirmSlot } from './confirm-slot.ts';
import { declineAppointment } from './decline-appointment.ts';
import { editReservation } from './edit-reservation.ts';
import { reInviteAppointment } from './re-invite-appointment.ts';
import { releaseSlot } from './release-slot.ts';

/** The appointment with the decision of every command. */
export const decidedAppointment = decides(appointment, {
  ChooseSlot: chooseSlot,
  ConfirmSlot: confirmSlot,
  ReleaseSlot: releaseSlot,
  EditReservation: editReservation,
  DeclineAppointment: declineAppointment,
  ReInviteAppointment: reInviteAppointment,
  CancelAppointment: cancelAppointment,
});
