import { birthDateIn, type CollectionContent, missingInCollection } from '@talentlog/contracts';
import { accept, type Related, refuse } from '../shared/decider.ts';
import { dayOf } from '../shared/time.ts';
import { aboutCollection, blockOf, target } from './about.ts';
import { staleLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';
import { basicOf, needBasic } from './person.ts';

function idExpired({ identity }: CollectionContent, now: string): boolean {
  return !identity.longTerm && identity.validUntil !== null && identity.validUntil < dayOf(now);
}

/** Whether the number of the ID card says another birth date than the resume; SAP would be told both. */
function isOfAnother({ identity }: CollectionContent, related: Related): boolean {
  const known = basicOf(related)?.birthDate ?? null;
  return identity.type === 'ID_CARD' && known !== null && birthDateIn(identity.number) !== known;
}

/** The person is done: everything required is there and the document still valid. */
export const submitCollection = infoCollection.decider('SubmitCollection', {
  target,
  offered: (shown) => staleLink(shown) === undefined,
  needs: ({ data }) => needBasic(data.jobSeekerId),
  decide: (context) => {
    const { content } = context.payload;
    const stale = staleLink(context);
    if (stale) return stale;
    const [missing] = missingInCollection(content);
    if (missing) return refuse('info.block_incomplete', { block: blockOf(missing) }, `content.${missing}`);
    if (idExpired(content, context.now)) return refuse('info.id_expired', undefined, 'content.identity.validUntil');
    if (isOfAnother(content, context.related))
      return refuse('info.identity_birth_differs', undefined, 'content.identity.number');
    return accept(
      infoCollection.fact('CollectionSubmitted', { ...aboutCollection(context), content, sentBy: context.data.sentBy }),
    );
  },
});
