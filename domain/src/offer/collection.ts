import { infoCollection } from '../info-collection/info-collection.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import type { OfferData } from './data.ts';

/** Loads what an accepted offer began, so that it can end with it. */
export const needCollection = (collectionId: string | null) =>
  collectionId === null ? {} : { collection: infoCollection.ref(collectionId) };

/** The collection of an offer that turns INVALID is archived, unless SAP has it already. */
export function collectionArchived(related: Related, cause: 'OFFER_INVALID' | 'RECORD_ENDED'): Fact[] {
  const collection = loadedIf(related, 'collection', infoCollection);
  if (collection === undefined) return [];
  const { jobSeekerId, applicationId, positionId, offerId } = collection.data;
  return factIfTaken(infoCollection, collection, 'CollectionArchived', {
    collectionId: collection.id,
    jobSeekerId,
    applicationId,
    positionId,
    offerId,
    cause,
  });
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
