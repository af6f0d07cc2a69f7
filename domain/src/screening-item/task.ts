import { account, canDo } from '../account/index.ts';
import { type FoldedApplication, waitsForScreening, workOpened } from '../application/index.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { lockedElsewhere } from './locks.ts';

/** What all items of one task have in common. */
export interface Task {
  readonly taskId: string;
  readonly screenerId: string;
  readonly creatorId: string;
  readonly deadline: string;
  readonly note: string;
}

/** Loads who is to screen. */
export const needScreener = (accountId: string) => ({ screener: account.ref(accountId) });

/** A task needs time to be done, and is not handed to somebody who cannot sign in or who judges no resumes. */
export function cannotHandOut(
  { deadline }: Pick<Task, 'deadline'>,
  { related, now }: { readonly related: Related; readonly now: string },
): Refusal | undefined {
  if (!isBefore(now, deadline)) return refuse('screening.deadline_past', undefined, 'deadline');
  const screener = loaded(related, 'screener', account);
  if (screener.revision < 0) return refuse('common.not_found', undefined, 'screenerId');
  if (screener.state !== 'ACTIVE') return refuse('account.suspended', undefined, 'screenerId');
  return canDo(related, 'screener', 'SCREEN_RESUME') ? undefined : refuse('common.not_found', undefined, 'screenerId');
}

/** Only an application waiting for screening can be screened, and nobody whose lock is on another one. */
export function cannotScreen(
  found: FoldedApplication,
  { related, now }: { readonly related: Related; readonly now: string },
  path: string,
): Refusal | undefined {
  if (found.revision < 0) return refuse('common.not_found', undefined, path);
  if (!waitsForScreening(found)) return refuse('application.invalid_transition', { stage: found.data.stage }, path);
  return lockedElsewhere(related, found, now, path);
}

/** What an item is assigned with. */
export const assignment = (
  { id: applicationId, data: { jobSeekerId, positionId, stage } }: FoldedApplication,
  screeningItemId: string,
  task: Task,
  replacesItemId: string | null = null,
) => ({ screeningItemId, applicationId, jobSeekerId, positionId, stage, ...task, replacesItemId });

/** Screening is work that keeps the step from being passed. */
export const screeningOpened = ({ id }: FoldedApplication, screeningItemId: string): Fact =>
  workOpened(id, 'SCREENING', screeningItemId);
