import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AccountRef, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { InterviewPlace } from './interview.ts';

export const interviewTimesQueries = {
  /** How the interview that an application waits for can be set without asking further: by which command, with whom, where, and when. */
  interviewTimes: query({
    params: z.strictObject({ applicationId: Id }),
    result: z.object({
      applicationId: Id,
      /** The command that sets it: the booked time becomes an interview, a declined one is moved, or a new one is arranged. */
      by: z.enum(['GenerateArrangements', 'RescheduleInterview', 'ArrangeInterview']),
      /** What that command changes, as far as its stream was. */
      subject: z.object({ id: Id, revision: Revision }).nullable(),
      appointmentId: Id.nullable(),
      interviewers: z.array(AccountRef),
      /** Null where nothing is known of which people could meet there. */
      place: InterviewPlace.nullable(),
      times: z.array(
        z.object({
          start: z.string(),
          end: z.string(),
          /** Whether the candidate chose it. */
          chosen: z.boolean(),
          /** Whether nobody of them is taken by then. */
          free: z.boolean(),
        }),
      ),
    }),
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    reads: 'LINES',
    view: 'interviews',
  }),
};
