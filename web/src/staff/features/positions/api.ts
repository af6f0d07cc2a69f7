import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about positions and their advertisements. */
export const positionsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    positions: question(build, 'positions'),
    positionDetail: question(build, 'positionDetail'),
  }),
});

export const { usePositionsQuery, usePositionDetailQuery } = positionsApi;
