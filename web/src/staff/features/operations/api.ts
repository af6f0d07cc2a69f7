import type { FollowerSeen, Integrity, Unparked } from '@talentlog/contracts';
import { request } from '../../../api/http.ts';
import { answered, read } from '../../model/plain-answers.ts';
import { question, staffApi } from '../../model/staff-api.ts';

interface Parked {
  readonly follower: string;
  readonly eventId: string;
  readonly what: 'retry' | 'discard';
  /** Why it is given up. */
  readonly why?: string;
}

/** What follows the log, how it was last verified, and what failed. */
export const operationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    followers: build.query<{ data: readonly FollowerSeen[] }, void>({
      queryFn: (_nothing, asked) => read<{ data: readonly FollowerSeen[] }>('/api/followers', asked),
      providesTags: ['log'],
    }),
    sealed: build.query<{ data: Integrity | null }, void>({
      queryFn: (_nothing, asked) => read<{ data: Integrity | null }>('/api/integrity', asked),
      providesTags: ['log'],
    }),
    unpark: build.mutation<Unparked, Parked>({
      queryFn: ({ follower, eventId, what, why }, asked) =>
        answered<Unparked>(asked, () =>
          request(`/api/followers/${encodeURIComponent(follower)}/parked/${eventId}/${what}`, {
            method: 'POST',
            ...(why === undefined
              ? {}
              : { body: JSON.stringify({ why }), headers: { 'content-type': 'application/json' } }),
          }),
        ),
      invalidatesTags: ['log'],
    }),
    failedMessages: question(build, 'notifications'),
    failedPushes: question(build, 'collections'),
  }),
});

export const { useFollowersQuery, useSealedQuery, useUnparkMutation, useFailedMessagesQuery, useFailedPushesQuery } =
  operationsApi;
