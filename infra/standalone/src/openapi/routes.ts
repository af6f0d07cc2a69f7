import type { Json } from './schema.ts';

/** A good answer, or a problem. */
export const answer = (schema: Json, type = 'application/json'): Json => ({
  '200': { description: 'The answer.', content: { [type]: { schema } } },
  default: { $ref: '#/components/responses/Problem' },
});
/** A part of the path. */
export const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
/** A part of the query, which may be left out. */
export const inQuery = (name: string): Json => ({ name, in: 'query', required: false, schema: { type: 'string' } });
/** For whoever is signed in. */
export const signedIn = [{ signIn: [] }, { bearer: [] }];
/** A route that is only read. */
export const get = (operationId: string, summary: string, responses: Json, more: Json = {}): Json => ({
  get: { operationId, summary, ...more, responses },
});
