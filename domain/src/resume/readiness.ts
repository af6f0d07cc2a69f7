import { missingInResume } from '@talentlog/contracts';
import { jobSeeker } from '../job-seeker/index.ts';
import { type Folded } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { ResumeData } from './evolve.ts';

/** What keeps a resume from being confirmed: something required is empty, or a block is left in editing. Named by block. */
export function unfinished(data: ResumeData): Refusal | undefined {
  const [missing] = missingInResume(data.blocks);
  if (missing !== undefined) return refuse('resume.block_incomplete', { block: missing.split('.')[0] ?? '' }, missing);
  const [editing] = data.editing;
  return editing === undefined ? undefined : refuse('resume.block_editing', { block: editing }, editing);
}

/** What keeps a resume from being delivered; nothing once it is confirmed. */
export const notDeliverable = ({ state, data }: Pick<Folded<ResumeData>, 'state' | 'data'>): Refusal | undefined =>
  state === 'CONFIRMED' ? undefined : (unfinished(data) ?? refuse('resume.statement_required'));

/** While any of the person's applications is under way, the resume that was delivered stays as it is. */
export function lockedInProcess(related: Related): Refusal | undefined {
  const { applications } = loaded(related, 'jobSeeker', jobSeeker).data;
  return applications.length > 0 ? refuse('resume.locked_in_process', { open: applications.length }) : undefined;
}
