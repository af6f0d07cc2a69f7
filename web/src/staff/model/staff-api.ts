import { type BaseQueryFn, createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import {
  type ApiProblem,
  askQuery,
  asProblem,
  type QueryAnswer,
  type QueryName,
  type QueryParams,
} from '../../api/index.ts';
import { aggregates, answerSources } from './answer-sources.ts';
import { signInExpired } from './sign-in-slice.ts';

/**
 * What makes an answer stale: an event of an aggregate that it shows; any command of this page, for what is read from the log itself; and
 * `answer`, with the key of one answer in the cache, for that one alone.
 */
export const tags = [...aggregates, 'log', 'answer'] as const;
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

/** Where in the cache an answer is. */
export interface Asked {
  readonly queryCacheKey: string | undefined;
}

const plain = ({ status, code, params, errors, traceId }: ApiProblem): Failure => ({
  status,
  code,
  params,
  errors,
  traceId,
});

/** Asks through the shared client, so each answer includes this tab's own writes (X-After-Position). */
const ask: BaseQueryFn<Ask, unknown, Failure, object, Asked> = async (
  { name, params },
  { signal, dispatch, queryCacheKey },
) => {
  const meta = { queryCacheKey };
  try {
    return { data: await askQuery(name, params as QueryParams<QueryName>, { signal }), meta };
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.status === 401) dispatch(signInExpired());
    return { error: plain(problem), meta };
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

type Shown = keyof typeof answerSources;

/** Tags of an answer that is made of what a question's answer is made of. */
export const provided = (name: Shown) => (_answer: unknown, _failure: unknown, _params: unknown, asked?: Asked) => [
  ...answerSources[name],
  { type: 'answer' as const, id: asked?.queryCacheKey ?? '' },
];

/** An endpoint for a question of the contracts; `answerSources` says when it is asked again. */
export const question = <N extends Shown>(build: Build, name: N) =>
  build.query<QueryAnswer<N>, QueryParams<N>>({
    query: (params) => ({ name, params }),
    providesTags: provided(name),
  });
