import { z } from 'zod';
import { Id, Instant } from '../shared/shapes.ts';
import { told } from './integration-event.ts';
import { application, code, words } from './shapes.ts';

const key = 'applicationId';
const interview = { interviewId: Id, ...application };
const only = z.object(interview);
/** The mode is absent once the person was erased. Place, password and people are told to nobody. */
const when = { start: Instant, end: Instant, mode: code('ON_SITE', 'VIDEO', 'PHONE').optional() };
const personal = ['reason'] as const;

export const interviewsTold = told('interviews', {
  'interview.arranged': {
    tells: 'An interview has a time.',
    key,
    data: z.object({ ...interview, ...when, stage: code('FIRST_INTERVIEW', 'HR_INTERVIEW') }),
  },
  'interview.rescheduled': {
    tells: 'An interview has another time, or another way to meet.',
    key,
    data: z.object({ ...interview, ...when, formerStart: Instant }),
  },
  'interview.accepted': { tells: 'The candidate will come.', key, data: only },
  'interview.declined': {
    tells: 'The candidate will not come.',
    key,
    data: z.object({ ...interview, reason: words }),
    personal,
  },
  'interview.cancelled': {
    tells: 'The interview does not take place.',
    key,
    data: z.object({ ...interview, cause: code('STAFF', 'RECORD_ENDED'), reason: words }),
    personal,
  },
  'interview.attended': { tells: 'The candidate came.', key, data: only },
  'interview.missed': { tells: 'The candidate did not come.', key, data: only },
  'interview.attendance-withdrawn': {
    tells: 'That the candidate came, or did not, was a mistake: it is open again.',
    key,
    data: only,
  },
  'interview.finished': { tells: 'The interview is over.', key, data: z.object({ ...interview, end: Instant }) },
});
