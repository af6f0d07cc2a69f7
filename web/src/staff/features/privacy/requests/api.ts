import type { HistorySubject, RetentionForecast } from '@talentlog/contracts';
import type { z } from 'zod';
import { read } from '../../../model/plain-answers.ts';
import { question, staffApi } from '../../../model/staff-api.ts';

type People = { readonly data: readonly z.infer<typeof HistorySubject>[] };

/** Questions about what people asked of their data. */
export const { useDataRequestsQuery, useScreeningDecisionsQuery, usePeopleFoundQuery, useKeptQuery } =
  staffApi.injectEndpoints({
    endpoints: (build) => ({
      dataRequests: question(build, 'dataRequests'),
      screeningDecisions: question(build, 'screeningDecisions'),
      /** People by number, or by a name that may be read. */
      peopleFound: build.query<People, string>({
        queryFn: (text, asked) => read<People>(`/api/history-subjects?text=${encodeURIComponent(text)}`, asked),
      }),
      /** How long people are kept, and how many it would be now. */
      kept: build.query<{ data: RetentionForecast }, void>({
        queryFn: (_nothing, asked) => read<{ data: RetentionForecast }>('/api/retention', asked),
        keepUnusedDataFor: 0,
      }),
    }),
  });
