import type { FollowerSeen, Integrity, Unparked } from '@talentlog/contracts';
import { request } from '../../../api/http.ts';
import { answered, read } from '../../model/plain-answers.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** One part of the running company, as the health page tells administrators. */
export interface PartSeen {
  readonly ready: boolean;
  readonly detail: string;
}

/** `GET /api/health`, as far as the page shows it. */
export interface HealthSeen {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  readonly notReady: readonly string[];
  readonly degraded: readonly string[];
  readonly parts: Readonly<Record<string, PartSeen>>;
}

interface Parked {
  readonly follower: string;
  readonly eventId: string;
  readonly what: 'retry' | 'discard';
}

/** Not ready is an answer, too: 503 with the same page. */
async function health(signal: AbortSignal): Promise<HealthSeen> {
  const response = await fetch('/api/health', { credentials: 'same-origin', signal });
  return response.json();
}

/** How the parts of the running company stand, and what failed. */
export const operationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    health: build.query<HealthSeen, void>({
      queryFn: async (_nothing, { signal }) => ({ data: await health(signal) }),
      providesTags: ['operations'],
    }),
    followers: build.query<{ data: readonly FollowerSeen[] }, void>({
      queryFn: (_nothing, asked) => read<{ data: readonly FollowerSeen[] }>('/api/followers', asked),
      providesTags: ['operations'],
    }),
    sealed: build.query<{ data: Integrity | null }, void>({
      queryFn: (_nothing, asked) => read<{ data: Integrity | null }>('/api/integrity', asked),
      providesTags: ['operations'],
    }),
    unpark: build.mutation<Unparked, Parked>({
      queryFn: ({ follower, eventId, what }, asked) =>
        answered<Unparked>(asked, () =>
          request(`/api/followers/${encodeURIComponent(follower)}/parked/${eventId}/${what}`, { method: 'POST' }),
        ),
      invalidatesTags: ['operations'],
    }),
    failedMessages: question(build, 'notifications', ['notifications']),
    lockedCollections: question(build, 'collections', ['collections']),
  }),
});

export const {
  useHealthQuery,
  useFollowersQuery,
  useSealedQuery,
  useUnparkMutation,
  useFailedMessagesQuery,
  useLockedCollectionsQuery,
} = operationsApi;
