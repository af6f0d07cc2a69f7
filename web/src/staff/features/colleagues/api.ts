import type { QueryData } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about who works here. */
export const colleaguesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    colleagues: question(build, 'colleagues', ['accounts']),
    heldWork: question(build, 'heldWork', ['accounts', 'positions', 'screening', 'interviews', 'offers']),
    colleagueDetail: question(build, 'colleagueDetail', ['accounts']),
  }),
});

export const { useColleagueDetailQuery, useHeldWorkQuery } = colleaguesApi;

export type Held = QueryData<'heldWork'>[number];
export type Colleague = QueryData<'colleagues'>['rows'][number];
