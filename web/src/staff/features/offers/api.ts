import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about offers. */
export const offersApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    offers: question(build, 'offers'),
    offerDetail: question(build, 'offerDetail'),
    offerPaper: question(build, 'offerPaper'),
    offerPosition: question(build, 'positionDetail'),
  }),
});

export const { useOfferDetailQuery, useOfferPaperQuery, useOfferPositionQuery } = offersApi;

export type OfferRow = QueryData<'offers'>['rows'][number];
export type OfferDetail = QueryData<'offerDetail'>;
