import { z } from 'zod';
import { buckets, outcomes, stages, stepStatuses } from './stage-table.ts';

export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

export const StepStatus = z.enum(stepStatuses);
export type StepStatus = z.infer<typeof StepStatus>;

export const Bucket = z.enum(buckets);
export type Bucket = z.infer<typeof Bucket>;

export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;
