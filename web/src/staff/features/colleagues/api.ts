import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about who works here. */
export const colleaguesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    colleagues: question(build, 'colleagues'),
    heldWork: question(build, 'heldWork'),
    colleagueDetail: question(build, 'colleagueDetail'),
  }),
});

export const { useColleagueDetailQuery, useHeldWorkQuery } = colleaguesApi;

export type Held = QueryData<'heldWork'>[number];
export type Colleague = QueryData<'colleagues'>['rows'][number];
