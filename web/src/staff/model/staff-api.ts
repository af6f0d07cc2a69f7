import { type BaseQueryFn, createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import {
  type ApiProblem,
  askQuery,
  asProblem,
  type QueryAnswer,
  type QueryName,
  type QueryParams,
} from '../../api/index.ts';
import { signInExpired } from './sign-in-slice.ts';

/** Kinds of answers that go stale together, after the views the contracts name; `work` is what the viewer owes. */
export const tags = [
  'applications',
  'positions',
  'screening',
  'sessions',
  'interviews',
  'offers',
  'collections',
  'notifications',
  'dataRequests',
  'mentions',
  'operations',
  'accounts',
  'timeline',
  'audit',
  'settings',
  'work',
] as const;
export type Tag = (typeof tags)[number];

/** A failed question as it is kept in the store: the plain data of an ApiProblem. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly params: ApiProblem['params'];
  readonly errors: ApiProblem['errors'];
  readonly traceId: string;
}

export interface Ask {
  readonly name: QueryName;
  readonly params: object;
}

const plain = ({ status, code, params, errors, traceId }: ApiProblem): Failure => ({
  status,
  code,
  params,
  errors,
  traceId,
});

/** Asks through the shared client, so each answer includes this tab's own writes (X-After-Position). */
const ask: BaseQueryFn<Ask, unknown, Failure> = async ({ name, params }, { signal, dispatch }) => {
  try {
    return { data: await askQuery(name, params as QueryParams<QueryName>, { signal }) };
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.status === 401) dispatch(signInExpired());
    return { error: plain(problem) };
  }
};

/** The one cache of the workspace; features inject their endpoints. */
export const staffApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: ask,
  tagTypes: tags,
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});

export type Build = EndpointBuilder<typeof ask, Tag, 'staffApi'>;

/** An endpoint for a question of the contracts; the answer goes stale with the tags. */
export const question = <N extends QueryName>(build: Build, name: N, provides: readonly Tag[]) =>
  build.query<QueryAnswer<N>, QueryParams<N>>({
    query: (params) => ({ name, params }),
    providesTags: [...provides],
  });
