import { interviewerCalendarEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * When one interviewer is taken. It makes two interviews at once impossible, because both would have to be written at the same
 * revision. Nobody commands it: interviews write it in their own commits. Read `lifecycle.md` first.
 */
export const interviewerCalendarMachine = setup({
  types: eventTypesOf(interviewerCalendarEvents),
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
