import type { Folded } from '../shared/aggregate.ts';
import type { OfferData } from './data.ts';

/** What every fact about an offer names, so that a reader needs no look-up. */
export const aboutOffer = ({ id, data }: Pick<Folded<OfferData>, 'id' | 'data'>) => ({
  offerId: id,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});
