import { z } from 'zod';
import { Stage } from '../application/stages.ts';
import { query } from '../shared/define.ts';
import { AllowedActions, Paging, PersonSeen, PositionRef, Search } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { ResumeLine } from './queries.ts';
import { ResumeBlock } from './resume.ts';

/** A piece of a resume with the words that were looked for, and where in it they stand: from and to. Contacts are hidden in it. */
export const ResumeHit = z.object({
  block: ResumeBlock,
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type ResumeHit = z.infer<typeof ResumeHit>;

/** Somebody whose resume holds all of the words. */
export const ResumeFound = z.object({
  person: PersonSeen,
  resumeLine: ResumeLine.nullable(),
  updatedAt: z.string(),
  hits: z.array(ResumeHit),
  /** Whether they applied at all, for whosever positions. */
  applied: z.boolean(),
  /** Their applications that the reader may see, newest first. */
  applications: z.array(z.object({ applicationId: Id, position: PositionRef, stage: Stage })),
  /** What the reader may do about the person. */
  personActions: AllowedActions,
});
export type ResumeFound = z.infer<typeof ResumeFound>;

export const resumeSearchQueries = {
  /** Resumes by what they say, the last changed first; of people whose consent lives, within the reader's scope or the shared talent base. */
  resumeSearch: query({
    params: z.strictObject({ text: Search, ...Paging }),
    result: z.object({ rows: z.array(ResumeFound) }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'RESUME',
    view: 'resumes',
  }),
};
