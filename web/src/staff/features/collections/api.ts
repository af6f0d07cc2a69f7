import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about collections, and about the application one belongs to: onboarding is confirmed there. */
export const collectionsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    collections: question(build, 'collections'),
    collectionDetail: question(build, 'collectionDetail'),
    collectionApplication: question(build, 'applicationDetail'),
  }),
});

export const { useCollectionDetailQuery, useCollectionApplicationQuery } = collectionsApi;

export type CollectionRow = QueryData<'collections'>['rows'][number];
export type CollectionDetail = QueryData<'collectionDetail'>;
export type CollectionApplication = QueryData<'applicationDetail'>;
