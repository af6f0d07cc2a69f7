import { bodyOf, requestSafely } from './http.ts';
import { lastPosition } from './position.ts';
import type { QueryData, QueryName, QueryParams } from './tables.ts';

export interface QueryAnswer<N extends QueryName = QueryName> {
  readonly data: QueryData<N>;
  readonly page?: { readonly total: number; readonly next?: string };
  readonly position?: string;
}

export interface QueryOptions {
  /** The answer includes everything up to here; this tab's latest write unless told otherwise. */
  readonly after?: string;
  readonly linkToken?: string;
  readonly signal?: AbortSignal;
}

/** Path of a question: lists are repeated, empty values left out, keys sorted so that equal questions have equal paths. */
export function queryPath(name: string, params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(params).sort()) {
    const value = params[key];
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
  }
  const text = search.toString();
  return `/api/queries/${name}${text === '' ? '' : `?${text}`}`;
}

/** Asks a question by its path. Rejects with ApiProblem. */
export async function askPath<N extends QueryName>(path: string, options: QueryOptions = {}): Promise<QueryAnswer<N>> {
  const headers: Record<string, string> = {};
  const after = options.after ?? lastPosition();
  if (after !== undefined) headers['X-After-Position'] = after;
  if (options.linkToken !== undefined) headers['X-Link-Token'] = options.linkToken;
  const response = await requestSafely(path, { headers, signal: options.signal ?? null });
  return bodyOf(response);
}

/** Asks a question. Rejects with ApiProblem. */
export const askQuery = <N extends QueryName>(
  name: N,
  params: QueryParams<N>,
  options: QueryOptions = {},
): Promise<QueryAnswer<N>> => askPath(queryPath(name, params), options);
