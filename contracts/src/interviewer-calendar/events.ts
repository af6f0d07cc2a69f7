import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';

const interviewerId = Id;

/** The times one interviewer is taken; written in the commit that arranges, moves or ends the interview. */
export const interviewerCalendarEvents = {
  BookingAdded: event({
    version: 1,
    data: z.strictObject({ interviewerId, interviewId: Id, start: Instant, end: Instant, groupId: Id.nullable() }),
  }),
  BookingRemoved: event({ version: 1, data: z.strictObject({ interviewerId, interviewId: Id }) }),
};
