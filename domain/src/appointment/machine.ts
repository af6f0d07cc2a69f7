import { appointmentEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * One seeker's place in an appointment session: an intended time, not the final one. It protects that a seat is first held,
 * then confirmed, and that an edit keeps the old seat until the new one is confirmed. The seats themselves are counted by the
 * session. Read `lifecycle.md` first. Source: DOMAIN.md section 5, table 3.
 */
export const appointmentMachine = setup({
  types: eventTypesOf(appointmentEvents),
  guards: {
    /** What was given up is an edit: the seat reserved before it stands again. */
    keepsSeat: ({ event }) => event.type === 'SlotReleased' && event.data.keepsSeat,
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'appointment',
  initial: 'NONE',
  states: {
    NONE: { on: { AppointmentInvited: 'invited' } },
    /** The link is out, and the seeker may still choose, change or decline. */
    invited: {
      initial: 'NOT_RESERVED',
      on: {
        AppointmentDeadlineExtended: { actions: 'keep' },
        AppointmentRejected: 'REJECTED',
        AppointmentCancelled: 'CANCELLED',
      },
      states: {
        NOT_RESERVED: {
          meta: { state: 'NOT_RESERVED' },
          on: { SlotHeld: 'IN_RESERVATION', AppointmentUrged: { actions: 'keep' } },
        },
        IN_RESERVATION: {
          meta: { state: 'IN_RESERVATION' },
          on: {
            SlotHeld: { actions: 'keep' },
            SlotReserved: 'RESERVED',
            SlotReleased: [{ guard: 'keepsSeat', target: 'RESERVED' }, { target: 'NOT_RESERVED' }],
            AppointmentUrged: { actions: 'keep' },
          },
        },
        RESERVED: {
          meta: { state: 'RESERVED' },
          on: {
            ReservationEditStarted: 'IN_RESERVATION',
            AppointmentArranged: { actions: 'keep' },
            SlotAdjusted: { actions: 'keep' },
            AppointmentCompleted: '#appointment.COMPLETED',
          },
        },
      },
    },
    REJECTED: { on: { AppointmentReopened: 'invited', AppointmentCancelled: 'CANCELLED' } },
    CANCELLED: {},
    COMPLETED: {},
  },
});
