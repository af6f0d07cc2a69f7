import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about offers. */
export const offersApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    offers: question(build, 'offers', ['offers']),
    offerDetail: question(build, 'offerDetail', ['offers']),
    offerPaper: question(build, 'offerPaper', ['offers', 'notifications']),
    offerPosition: question(build, 'positionDetail', ['positions']),
  }),
});

export const { useOfferDetailQuery, useOfferPaperQuery, useOfferPositionQuery } = offersApi;

export type OfferRow = QueryData<'offers'>['rows'][number];
export type OfferDetail = QueryData<'offerDetail'>;
