import { appointmentCommands, appointmentEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { cancelAppointment, declineAppointment, reInviteAppointment } from './ending.ts';
import { appointmentLifecycle, evolveAppointment, noAppointment } from './lifecycle.ts';
import { chooseSlot, confirmSlot, editReservation, releaseSlot } from './reserving.ts';

/** One seeker's place in a session; see `lifecycle.ts` for what it protects. */
export const appointment = defineAggregate({
  name: 'appointment',
  commands: appointmentCommands,
  events: appointmentEvents,
  lifecycle: appointmentLifecycle,
  initialData: noAppointment,
  evolve: evolveAppointment,
  deciders: {
    ChooseSlot: chooseSlot,
    ConfirmSlot: confirmSlot,
    ReleaseSlot: releaseSlot,
    EditReservation: editReservation,
    DeclineAppointment: declineAppointment,
    ReInviteAppointment: reInviteAppointment,
    CancelAppointment: cancelAppointment,
  },
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
