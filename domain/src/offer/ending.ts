import { infoCollectionHandle } from '../info-collection/lifecycle.ts';
import type { Fact, Related } from '../shared/aggregate.ts';
import { factIfTaken, factOn, loadedIf } from '../shared/handle.ts';
import type { OfferData } from './lifecycle.ts';

/** Loads what an accepted offer began, so that it can end with it. */
export const needCollection = (collectionId: string | null) =>
  collectionId === null ? {} : { collection: { aggregate: 'infoCollection', id: collectionId } as const };

/** The collection of an offer that turns INVALID is archived, unless SAP has it already. */
export function collectionArchived(related: Related, cause: 'OFFER_INVALID' | 'RECORD_ENDED'): Fact[] {
  const collection = loadedIf(related, 'collection', infoCollectionHandle);
  if (collection === undefined) return [];
  const { jobSeekerId, applicationId, positionId, offerId } = collection.data;
  const of = { collectionId: collection.id, jobSeekerId, applicationId, positionId, offerId };
  return factIfTaken(infoCollectionHandle, collection, 'CollectionArchived', { ...of, cause });
}

/** The empty collection that an accepted offer begins. */
export const collectionCreated = (
  collectionId: string,
  offerId: string,
  { jobSeekerId, applicationId, positionId }: OfferData,
): Fact =>
  factOn(infoCollectionHandle, collectionId, 'CollectionCreated', {
    collectionId,
    jobSeekerId,
    applicationId,
    positionId,
    offerId,
  });
