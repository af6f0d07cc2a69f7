import { interviewerCalendarEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { emptyCalendar, evolveCalendar } from './evolve.ts';
import { interviewerCalendarMachine } from './machine.ts';

/** When one interviewer is taken; the stream is named by the account. */
export const interviewerCalendar = defineAggregate({
  name: 'interviewerCalendar',
  commands: {},
  events: interviewerCalendarEvents,
  machine: interviewerCalendarMachine,
  initialData: emptyCalendar,
  evolve: evolveCalendar,
  ownership: (_data, id) => ({ accountId: id, assignees: [id] }),
});
