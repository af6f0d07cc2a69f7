import { aboutCollection, infoCollection } from '../info-collection/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import type { OfferData } from './data.ts';

/** Loads what an accepted offer began, so that it can end with it. */
export const needCollection = (collectionId: string | null) =>
  collectionId === null ? {} : { collection: infoCollection.ref(collectionId) };

/** Loads it with the link that the person fills it in by, once it is known which. */
export const needCollectionToEnd = (collectionId: string | null, related: Related) => ({
  ...needCollection(collectionId),
  ...needLink(loadedIf(related, 'collection', infoCollection)?.data.link ?? null),
});

/**
 * The collection of an offer that turns INVALID is archived and its link is dead, unless SAP has it already. Source: DOMAIN.md
 * section 5, table 12.
 */
export function collectionArchived(related: Related, cause: 'OFFER_INVALID' | 'RECORD_ENDED'): Fact[] {
  const collection = loadedIf(related, 'collection', infoCollection);
  if (collection === undefined) return [];
  const archived = factIfTaken(infoCollection, collection, 'CollectionArchived', {
    ...aboutCollection(collection),
    cause,
  });
  return archived.length === 0 ? [] : [...archived, ...voidLink(related, 'CLOSED')];
}

/** The empty collection that an accepted offer begins. */
export const collectionCreated = (
  collectionId: string,
  offerId: string,
  { jobSeekerId, applicationId, positionId }: OfferData,
): Fact =>
  infoCollection.factOn(collectionId, 'CollectionCreated', {
    collectionId,
    jobSeekerId,
    applicationId,
    positionId,
    offerId,
  });
