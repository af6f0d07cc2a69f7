import { z } from 'zod';
import { ResumeLine } from '../resume/queries.ts';
import { AccountRef, AllowedActions, PersonSeen, PositionRef, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { NextStep } from './next-step.ts';
import { ApplicationSource } from './source.ts';
import { Stage } from './stages.ts';

export const ApplicationRow = z.object({
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  track: z.string(),
  bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']),
  stage: z.string(),
  stepStatus: z.string(),
  outcome: z.string().nullable(),
  since: z.string(),
  deliveredAt: z.string(),
  waitsFor: z.string(),
  /** What they are waited for; null where nobody is. */
  nextStep: NextStep.nullable(),
  /** Whose turn it is, by name, where one person is meant. */
  waitsForName: z.string().nullable(),
  /** It is the reader's own turn. */
  waitsForMe: z.boolean(),
  dueAt: z.string().nullable(),
  /** What screeners and interviewers found at the present stage, as far as the reader may know, in the order it was given. */
  verdicts: z.array(z.object({ of: z.enum(['SCREENING', 'INTERVIEW']), by: AccountRef, result: z.string() })),
  lockedBy: z.string().nullable(),
  tags: z.array(z.string()),
  /** Null where the resume may not be read, or says nothing of it. */
  resumeLine: ResumeLine.nullable(),
  /** Null without consent. */
  source: ApplicationSource.nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
  /** Where it may be advanced to now, by whoever asks. */
  nextStages: z.array(Stage),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** What acting on many at once needs of each. */
export const ApplicationChosen = ApplicationRow.pick({
  applicationId: true,
  person: true,
  stage: true,
  revision: true,
  allowedActions: true,
  nextStages: true,
});
export type ApplicationChosen = z.infer<typeof ApplicationChosen>;
