import { issueLink } from '../link/index.ts';
import { type DecideContext, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { endOfDay, isBefore } from '../shared/time.ts';
import type { InfoCollectionData } from './evolve.ts';

type Context = DecideContext<unknown, InfoCollectionData, string>;

/** A new link for the person, open for the days of the setting. */
export const newLink = (context: Context) =>
  issueLink(context, {
    purpose: 'collection',
    stepUp: 'code',
    on: { aggregate: 'infoCollection', id: context.id },
    of: context.data,
    expiresAt: endOfDay(context.now, context.settings.collectionLinkDays),
  });

/** A person who comes by a link must come by the present one. */
export function staleLink({
  actor,
  data,
  now,
}: Pick<Shown<InfoCollectionData>, 'actor' | 'data' | 'now'>): Refusal | undefined {
  if (actor?.kind !== 'link') return undefined;
  const fits = data.link !== null && data.link.linkId === actor.id && isBefore(now, data.link.expiresAt);
  return fits ? undefined : refuse('link.expired');
}
