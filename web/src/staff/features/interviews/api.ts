import type { QueryAnswer, QueryData, QueryParams } from '../../../api/index.ts';
import { provided, question, staffApi } from '../../model/staff-api.ts';

type Rows = QueryData<'interviews'>['rows'];

/** As many as one answer holds. */
const size = 100;

/** Questions about interviews. */
export const interviewsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    /** All interviews of a time, however many pages they are: a calendar that leaves some out would be believed. */
    interviewsWithin: build.query<Rows, Omit<QueryParams<'interviews'>, 'page' | 'size'>>({
      queryFn: async (params, { queryCacheKey }, _options, ask) => {
        const rows: Rows[number][] = [];
        for (let page = 1; ; page += 1) {
          const { data, error } = await ask({ name: 'interviews', params: { ...params, page, size } });
          if (error !== undefined) return { error };
          const answer = data as QueryAnswer<'interviews'>;
          rows.push(...answer.data.rows);
          if (answer.data.rows.length < size || rows.length >= (answer.page?.total ?? 0))
            return { data: rows, meta: { queryCacheKey } };
        }
      },
      providesTags: provided('interviews'),
    }),
    interviewDetail: question(build, 'interviewDetail'),
  }),
});

export const { useInterviewsWithinQuery, useInterviewDetailQuery } = interviewsApi;
