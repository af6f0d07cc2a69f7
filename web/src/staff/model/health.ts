import type { PartCause } from '@talentlog/contracts';
import { send } from '../../api/http.ts';
import { answered } from './plain-answers.ts';
import { staffApi } from './staff-api.ts';

/** One part of the running company, as the health page tells administrators. */
export interface PartSeen {
  readonly ready: boolean;
  readonly detail: string;
  /** Why it is not ready. */
  readonly cause?: PartCause;
}

/** `GET /api/health`, as far as pages of staff show it. */
export interface HealthSeen {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  readonly notReady: readonly string[];
  readonly degraded: readonly string[];
  readonly parts: Readonly<Record<string, PartSeen>>;
}

/** How the parts of the running company stand. Not ready is an answer, too: 503 with the same page. */
export const { useHealthQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({
    health: build.query<HealthSeen, void>({
      queryFn: (_nothing, asked) => answered<HealthSeen>(asked, () => send('/api/health', { signal: asked.signal })),
      providesTags: ['log'],
    }),
  }),
});
