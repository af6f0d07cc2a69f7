import { decides } from '../shared/aggregate.ts';
import { appointment } from './appointment.ts';
import { cancelAppointment, declineAppointment, reInviteAppointment } from './ending.ts';
import { chooseSlot, confirmSlot, editReservation, releaseSlot } from './reserving.ts';

/** Every command of the appointment with its decision. */
export const decidedAppointment = decides(appointment, {
  ChooseSlot: chooseSlot,
  ConfirmSlot: confirmSlot,
  ReleaseSlot: releaseSlot,
  EditReservation: editReservation,
  DeclineAppointment: declineAppointment,
  ReInviteAppointment: reInviteAppointment,
  CancelAppointment: cancelAppointment,
});
