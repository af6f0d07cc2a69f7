import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { EvaluationResult, EvaluationScore } from './evaluation.ts';
import { EvaluationForm } from './form.ts';

const who = {
  evaluationId: Id,
  interviewId: Id,
  interviewerId: Id,
  applicationId: Id,
  jobSeekerId: Id,
  positionId: Id,
};
const sheet = {
  ...who,
  /** The form as it was in force then, with its words: whatever becomes of it, this is what was asked. Before there were forms, none. */
  form: EvaluationForm.optional(),
  scores: z.array(EvaluationScore),
  result: EvaluationResult,
  recommendedPositionId: Id.nullable(),
  text: z.string(),
};
const written = {
  version: 1,
  data: z.strictObject(sheet),
  subject: 'jobSeekerId',
  personal: ['text'],
  revealable: ['text'],
  withheld: { text: 'OPINION' },
} as const;

export const evaluationEvents = {
  EvaluationRequested: event({ version: 1, silent: true, data: z.strictObject({ ...who, start: Instant }) }),
  EvaluationSubmitted: event(written),
  EvaluationAmended: event(written),
  EvaluationSubmittedOnBehalf: event({
    version: 1,
    revealable: ['text'],
    withheld: { text: 'OPINION' },
    data: z.strictObject({ ...sheet, /** Who wrote it for the interviewer. */ hrId: z.string() }),
    subject: 'jobSeekerId',
    personal: ['text'],
  }),
  /** The interviewer was replaced or the interview cancelled before anything was written. */
  EvaluationWithdrawn: event({ version: 1, data: z.strictObject(who) }),
};
