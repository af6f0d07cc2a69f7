import type { ResumeSeen } from '@talentlog/contracts';
import type { Entry } from './entries.ts';

export type ResumeFile = ResumeSeen['files'][number];
export type Proposal = ResumeFile['proposals'][number];

/** What was read of one entry. */
export interface ReadEntry {
  /** As the reader counts: `work[0]`, or `basic`. */
  readonly key: string;
  readonly proposals: readonly Proposal[];
  /** What the resume says today where this says something else, by path. */
  readonly held: ReadonlyMap<string, unknown>;
  /** It as a form holds it, with what the person corrected. */
  readonly entry: Entry;
}
