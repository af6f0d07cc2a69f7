import { z } from 'zod';
import { Stage } from '../application/stages.ts';
import { InterviewerIds, InterviewPlace } from '../interview/interview.ts';
import { Id, Instant, Line } from '../shared/shapes.ts';

/** Stages that are interviews. */
export const InterviewStage = Stage.extract(['FIRST_INTERVIEW', 'SECOND_INTERVIEW', 'HR_INTERVIEW', 'FINAL_INTERVIEW']);
export type InterviewStage = z.infer<typeof InterviewStage>;
const interviewStages: ReadonlySet<string> = new Set(InterviewStage.options);
/** Whether people are met at this stage; asked for every row of a list. */
export const isInterviewStage = (stage: string): stage is InterviewStage => interviewStages.has(stage);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'common.format' });

/** What a session is about; its segments and seekers come with events of their own. */
export const SessionFacts = z.strictObject({
  name: Line,
  positionId: Id,
  stage: InterviewStage,
  place: InterviewPlace,
  durationMinutes: z.int().min(1).max(100_000),
  /** Pause between two groups. */
  gapMinutes: z.int().min(0).max(1440).default(0),
  /** Daily rest in Shanghai time. */
  restTime: z.strictObject({ from: clock, to: clock }).nullable().default(null),
  principalId: Id,
  interviewerIds: InterviewerIds,
});
export type SessionFacts = z.infer<typeof SessionFacts>;

/** A wished-for segment: some seats in one span of time. */
export const SegmentPlan = z.strictObject({ start: Instant, end: Instant, seats: z.int().min(1).max(200) });
export type SegmentPlan = z.infer<typeof SegmentPlan>;

export const Segment = z.strictObject({
  segmentId: Id,
  start: Instant,
  end: Instant,
  seats: z.int(),
  temporary: z.boolean(),
});
export type Segment = z.infer<typeof Segment>;

export const Reservation = z.enum(['UNRESERVED', 'RESERVED', 'REFUSED']);
export type Reservation = z.infer<typeof Reservation>;
