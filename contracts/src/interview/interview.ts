import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { interviewModes } from './choices.ts';

export const InterviewMode = z.enum(interviewModes);
export type InterviewMode = z.infer<typeof InterviewMode>;

const note = oneLine.max(200, { error: 'common.too_long' }).default('');

/** How people meet. Which fields must be filled depends on the mode and on how final it is; the rule is in `domain`. */
export const InterviewPlace = z.strictObject({
  mode: InterviewMode,
  site: note,
  /** A conference service or Teams. */
  videoTool: z.enum(['', 'CONFERENCE', 'TEAMS']).default(''),
  link: z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'common.format' }).max(500)]).default(''),
  meetingCode: note,
  password: note,
  /** Whom to ask; in a telephone interview, the number the company calls from. */
  contact: note,
});
export type InterviewPlace = z.infer<typeof InterviewPlace>;

/** A span of time whose end lies after its start. */
export const inOrder = (span: { start: string; end: string }): boolean => Date.parse(span.start) < Date.parse(span.end);

export const InterviewerIds = z
  .array(Id)
  .min(1, { error: 'common.required' })
  .max(20, { error: 'common.too_long' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'common.invalid' });

/** One interviewer of an interview and the evaluation that waits for them. */
export const InterviewSeat = z.strictObject({ interviewerId: Id, evaluationId: Id });
export type InterviewSeat = z.infer<typeof InterviewSeat>;

export const Span = { start: Instant, end: Instant };
