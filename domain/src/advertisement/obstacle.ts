import type { Folded } from '../shared/aggregate.ts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { takes } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';
import type { AdvertisementData } from './evolve.ts';

type Known = { readonly data: AdvertisementData; readonly now: string };

export const pastDeadline = ({ data: { details }, now }: Known): Refusal | undefined =>
  details && !isBefore(now, details.deadline) ? refuse('ad.deadline_past') : undefined;

export const notOpen = ({ state }: { readonly state: string }): Refusal | undefined =>
  state === 'OPEN' ? undefined : refuse('ad.position_not_open');

/** What keeps an advertisement from being published now, as the answers tell it; nothing where publishing is not its turn. */
export const publishObstacle = (
  { path, data }: Pick<Folded<AdvertisementData>, 'path' | 'data'>,
  on: { readonly state: string },
  now: string,
): 'ad.deadline_past' | 'ad.position_not_open' | null => {
  if (!takes(advertisement, { path }, 'AdvertisementPublished')) return null;
  if (pastDeadline({ data, now })) return 'ad.deadline_past';
  return notOpen(on) ? 'ad.position_not_open' : null;
};
