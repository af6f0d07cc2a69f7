import type { PositionDetails } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { notOffered, offeredEntry } from '../shared/dictionaries/offered.ts';
import type { Settings } from '../shared/settings.ts';
import { dayOf } from '../shared/time.ts';

interface At {
  readonly settings: Settings;
  readonly now: string;
}

/**
 * Refuses a category or a batch that the company's lists do not offer now. What the position said before stays: a list that is revised
 * bars nobody from changing something else. A batch is for positions of its track, until its last day.
 */
export function listedRefused(
  { category, batch, track }: PositionDetails,
  before: PositionDetails | undefined,
  { settings, now }: At,
): Refusal | undefined {
  const was = { category: before ? [before.category] : [], batch: before?.track === track ? [before.batch] : [] };
  const chosen = notOffered(
    { dictionary: 'positionCategory', path: 'details.category', code: category, before: was.category },
    settings,
  );
  if (chosen) return chosen;
  if (batch === '' || was.batch.includes(batch)) return undefined;
  const span = offeredEntry(settings, 'batch', batch)?.span;
  if (span !== undefined && span.track === track && dayOf(now) <= span.to) return undefined;
  return refuse('dictionary.not_offered', { code: batch }, 'details.batch');
}
