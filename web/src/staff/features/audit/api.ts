import type { AccessLogAnswer, HistoryAnswer, HistorySubject, Integrity, StateAt } from '@talentlog/contracts';
import type { z } from 'zod';
import { request } from '../../../api/http.ts';
import { answered, read } from '../../model/plain-answers.ts';
import { staffApi } from '../../model/staff-api.ts';
import type { Store } from '../../model/store.ts';

export type Subject = z.infer<typeof HistorySubject>;

/** What an address of the history names: a person, or one stream such as `offer-…`. */
export const isStream = (text: string): boolean => /^[a-zA-Z]{2,40}-[0-9a-f-]{36,64}$/.test(text);

/** Where a history is had as a file. */
export const exportAddress = (of: string): string =>
  `/api/history-export?${isStream(of) ? 'stream' : 'subject'}=${encodeURIComponent(of)}`;

const inPath = (text: string): string => encodeURIComponent(text);

export const auditApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    subjects: build.query<{ data: Subject[] }, string>({
      queryFn: (text, asked) => read<{ data: Subject[] }>(`/api/history-subjects?text=${inPath(text)}`, asked),
      providesTags: ['log'],
    }),
    history: build.query<HistoryAnswer, string>({
      queryFn: (of, asked) =>
        read<HistoryAnswer>(isStream(of) ? `/api/history/${inPath(of)}` : `/api/history?subject=${inPath(of)}`, asked),
      providesTags: ['log'],
    }),
    /** What is past does not change, so these answers never go stale. */
    stateAt: build.query<StateAt, { stream: string; revision: number; since: number }>({
      queryFn: ({ stream, revision, since }, asked) =>
        read<StateAt>(`/api/history/${inPath(stream)}/at?revision=${revision}&since=${since}`, asked),
    }),
    /** Who of the staff read about whom. */
    reads: build.query<AccessLogAnswer, string>({
      queryFn: (search, asked) => read<AccessLogAnswer>(`/api/access-log?${search}`, asked),
      providesTags: ['log'],
    }),
    integrity: build.query<{ data: Integrity | null }, void>({
      queryFn: (_nothing, asked) => read<{ data: Integrity | null }>('/api/integrity', asked),
    }),
    checkIntegrity: build.mutation<{ data: Integrity }, void>({
      queryFn: (_nothing, asked) =>
        answered<{ data: Integrity }>(asked, () => request('/api/integrity/check', { method: 'POST' })),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data !== undefined)
          (dispatch as Store['dispatch'])(auditApi.util.upsertQueryData('integrity', undefined, data));
      },
    }),
  }),
});

export const {
  useReadsQuery,
  useSubjectsQuery,
  useHistoryQuery,
  useStateAtQuery,
  useIntegrityQuery,
  useCheckIntegrityMutation,
} = auditApi;
