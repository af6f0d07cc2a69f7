import { z } from 'zod';
import { PositionRef } from '../shared/query-shapes.ts';
import { FileRef } from '../shared/shapes.ts';

/** One thing that happened, in the copy: what of it is the person's to know. */
export const CopiedEvent = z.object({
  type: z.string(),
  at: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

/** What is kept of the person in one place: an application, an offer, the resume. */
export const CopiedPart = z.object({
  aggregate: z.string(),
  position: PositionRef.nullable(),
  events: z.array(CopiedEvent),
});

/** A copy of everything the company keeps about a person, made when it is fetched. */
export const DataCopy = z.object({
  madeAt: z.string(),
  until: z.string(),
  number: z.string(),
  /** Applications as the person sees them: where they stand. */
  applications: z.array(
    z.object({ position: PositionRef, step: z.string(), bucket: z.string(), deliveredAt: z.string() }),
  ),
  parts: z.array(CopiedPart),
  files: z.array(FileRef.partial({ type: true, size: true })),
  /** Who of the staff looked, by day and part; how many of them, not who. */
  reads: z.array(z.object({ day: z.string(), part: z.string(), people: z.number() })),
  /** What is not in the copy, and why. */
  withheld: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type DataCopy = z.infer<typeof DataCopy>;
