import { type EventsOf, interviewerCalendarEvents } from '@talentlog/contracts';
import { setup } from 'xstate';

/**
 * When one interviewer is taken. It makes two interviews at once impossible, because both would have to be written at the same
 * revision. Nobody commands it: interviews write it in their own commits. Read `lifecycle.md` first.
 */
export const interviewerCalendarMachine = setup({
  types: { events: {} as EventsOf<typeof interviewerCalendarEvents> },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'interviewerCalendar',
  initial: 'EMPTY',
  states: {
    EMPTY: { on: { BookingAdded: 'KEPT' } },
    KEPT: { on: { BookingAdded: { actions: 'keep' }, BookingRemoved: { actions: 'keep' } } },
  },
});
