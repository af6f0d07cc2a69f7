import { appointmentSessionEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * Slots and seats offered to seekers of one position and stage. It protects that seats never exceed the total: every hold and
 * every seat is an event of this stream, so two winners of one seat would have to write the same revision. Seekers answer while
 * it is open; staff arrange, adjust and finish afterwards. Read `lifecycle.md` first. Source: DOMAIN.md section 5, table 4.
 */
export const appointmentSessionMachine = setup({
  types: eventTypesOf(appointmentSessionEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'appointmentSession',
  initial: 'NONE',
  states: {
    NONE: { on: { SessionCreated: 'DRAFT' } },
    DRAFT: {
      on: {
        SeekerInvited: { actions: 'keep' },
        SeekerRemoved: { actions: 'keep' },
        SessionOpened: 'running',
        SessionCancelled: 'CANCELLED',
      },
    },
    /** Seekers have their appointments: staff arrange interviews, and the books of seats are kept. */
    running: {
      initial: 'OPEN',
      on: {
        ArrangementsGenerated: { actions: 'keep' },
        ArrangementAdjusted: { actions: 'keep' },
        SeekerRemoved: { actions: 'keep' },
        SeatConfirmed: { actions: 'keep' },
        SeatFreed: { actions: 'keep' },
        SessionFinished: 'FINISHED',
        SessionCancelled: 'CANCELLED',
      },
      states: {
        OPEN: {
          meta: { state: 'OPEN' },
          on: {
            SegmentAdded: { actions: 'keep' },
            SegmentRemoved: { actions: 'keep' },
            SeekersUrged: { actions: 'keep' },
            SeekerInvited: { actions: 'keep' },
            SeekerReinvited: { actions: 'keep' },
            SeekerRefused: { actions: 'keep' },
            SeatHeld: { actions: 'keep' },
            SessionClosed: 'CLOSED',
          },
        },
        CLOSED: { meta: { state: 'CLOSED' }, on: { SessionReopened: 'OPEN' } },
      },
    },
    FINISHED: {},
    CANCELLED: {},
  },
});
