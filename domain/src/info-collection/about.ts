import type { Folded, Ref } from '../shared/aggregate.ts';
import type { InfoCollectionData } from './evolve.ts';
import { infoCollection } from './info-collection.ts';

/** The payload calls it `collectionId`, as every screen does. */
export const target = (payload: { readonly collectionId: string }): Ref => infoCollection.ref(payload.collectionId);

/** What every fact about a collection names. */
export const aboutCollection = ({ id, data }: Pick<Folded<InfoCollectionData>, 'id' | 'data'>) => ({
  collectionId: id,
  jobSeekerId: data.jobSeekerId,
  applicationId: data.applicationId,
  positionId: data.positionId,
  offerId: data.offerId,
});

/** The block that a path of the content lies in. */
export const blockOf = (path: string): string => path.split('.', 1).join();
