import type { IncomingMessage } from 'node:http';
import { edmx } from './edmx.ts';
import type { FaultMode, Faults } from './faults.ts';
import { type Answer, odataError, parseJson } from './http.ts';
import type { EntityStore, StoredRow } from './sqlite.ts';
import type { Tokens } from './tokens.ts';
import { upsertRows } from './upsert.ts';
import { BadRequest, parseAddress, parseFilter } from './values.ts';

/** What the counterpart is made of. */
export interface Parts {
  readonly store: EntityStore;
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly slowMs: number;
  url: string;
  upserts: number;
}

/** The answer to a request: a token, the metadata, rows or what became of an upsert. */
export function route(parts: Parts, request: IncomingMessage, url: URL, body: string, fault: FaultMode): Answer {
  const { pathname } = url;
  const isPost = request.method === 'POST';
  if (isPost && pathname === '/oauth/token') {
    return parts.tokens.issue(new URLSearchParams(body), `${parts.url}/oauth/token`);
  }
  if (!pathname.startsWith('/odata/v2/')) return odataError(404, 'not found');
  if (!parts.tokens.accepts(request.headers.authorization)) return odataError(401, 'no valid token');
  const resource = decode(pathname.slice('/odata/v2/'.length));
  if (isPost && resource === 'upsert') return upsert(parts.store, body, fault);
  if (request.method !== 'GET') return odataError(405, 'method not allowed');
  return resource === '$metadata'
    ? { status: 200, body: edmx() }
    : query(parts, resource, url.searchParams.get('$filter'));
}

function upsert(store: EntityStore, body: string, fault: FaultMode): Answer {
  const json = parseJson(body);
  const rows = Array.isArray(json) ? json : [json];
  if (rows.length === 0 || rows.length > 1_000) throw new BadRequest('an upsert has 1 to 1000 rows');
  return { status: 200, body: { d: upsertRows(store, rows, (index) => fault === 'half-failed' && index % 2 === 1) } };
}

function query({ store, url }: Parts, resource: string, filter: string | null): Answer {
  const { entity, type, key } = parseAddress(resource);
  const shown = (row: StoredRow) => ({
    __metadata: { uri: `${url}/odata/v2/${entity}`, type: `SFOData.${entity}` },
    ...row.values,
  });
  if (key !== undefined) {
    const row = store.get(entity, key);
    return row === undefined ? odataError(404, `${entity} not found`) : { status: 200, body: { d: shown(row) } };
  }
  const rows = store.list(entity);
  if (filter === null) return { status: 200, body: { d: { results: rows.map(shown) } } };
  const [name, value] = parseFilter(entity, type, filter);
  return { status: 200, body: { d: { results: rows.filter((row) => row.values[name] === value).map(shown) } } };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new BadRequest('malformed address');
  }
}
