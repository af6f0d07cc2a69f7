import { type CollectionContent, missingInCollection } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { dayOf } from '../shared/time.ts';
import { aboutCollection, blockOf, target } from './about.ts';
import { staleLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';

function idExpired({ identity }: CollectionContent, now: string): boolean {
  return !identity.longTerm && identity.validUntil !== null && identity.validUntil < dayOf(now);
}

/** The person is done: everything required is there and the document still valid. */
export const submitCollection = infoCollection.decider('SubmitCollection', {
  target,
  offered: (shown) => staleLink(shown) === undefined,
  decide: (context) => {
    const { content } = context.payload;
    const stale = staleLink(context);
    if (stale) return stale;
    const [missing] = missingInCollection(content);
    if (missing) return refuse('info.block_incomplete', { block: blockOf(missing) }, `content.${missing}`);
    if (idExpired(content, context.now)) return refuse('info.id_expired', undefined, 'content.identity.validUntil');
    return accept(
      infoCollection.fact('CollectionSubmitted', { ...aboutCollection(context), content, sentBy: context.data.sentBy }),
    );
  },
});
