import { question, staffApi } from '../../model/staff-api.ts';

/** People and positions by a few letters. */
export const paletteApi = staffApi.injectEndpoints({
  endpoints: (build) => ({ paletteSearch: question(build, 'paletteSearch') }),
});

export const { usePaletteSearchQuery } = paletteApi;
