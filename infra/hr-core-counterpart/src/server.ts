import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { edmx } from './edmx.ts';
import { createFaults, type FaultMode, type Faults } from './faults.ts';
import { type EntityStore, openEntityStore, type StoredRow } from './sqlite.ts';
import { type CounterpartClient, createTokens, type Tokens } from './tokens.ts';
import { upsertRows } from './upsert.ts';
import { BadRequest, parseAddress, parseFilter } from './values.ts';

/** The client that development machines use. */
export const developmentClient: CounterpartClient = {
  clientId: 'talentlog',
  clientSecret: 'talentlog-development',
  companyId: 'TALENTLOG',
};

export interface HrCoreCounterpart {
  /** As `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Everything it was told and kept. */
  stored(): readonly StoredRow[];
  /** How many upsert requests came in, answered or not. */
  upserts(): number;
  revokeTokens(): void;
  close(): Promise<void>;
}

interface Parts {
  readonly store: EntityStore;
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly slowMs: number;
  url: string;
  upserts: number;
}

interface Answer {
  readonly status: number;
  readonly body: object | string;
}

/**
 * Starts the counterpart of SAP SuccessFactors: OData V2 with OAuth, strict about what it takes, durable, with switches for
 * faults (`POST /faults`). Listens on this machine only. Port 0 takes a free one.
 */
export async function startHrCoreCounterpart(options: {
  readonly port: number;
  readonly file: string;
  readonly client?: CounterpartClient;
  /** How long a slow answer takes, by default 60 s. */
  readonly slowMs?: number;
}): Promise<HrCoreCounterpart> {
  const parts: Parts = {
    store: openEntityStore(options.file),
    tokens: createTokens(options.client ?? developmentClient, Date.now),
    faults: createFaults(),
    slowMs: options.slowMs ?? 60_000,
    url: '',
    upserts: 0,
  };
  const server = createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      if (error instanceof BadRequest) send(response, odataError(400, error.message));
      else send(response, odataError(500, 'internal error'));
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(options.port, '127.0.0.1', listening);
  });
  parts.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: parts.url,
    stored: () => parts.store.all(),
    upserts: () => parts.upserts,
    revokeTokens: () => parts.tokens.revokeAll(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      parts.store.close();
    },
  };
}

const odataError = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: `COE_${status}`, message: { lang: 'en-US', value: message } } },
});

function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'application/xml;charset=utf-8' : 'application/json;charset=utf-8',
  });
  response.end(isText ? body : JSON.stringify(body));
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', parts.url);
  const body = await read(request);
  if (request.method === 'POST' && url.pathname === '/faults') {
    parts.faults.set(parseJson(body));
    return send(response, { status: 200, body: {} });
  }
  const isUpsert = request.method === 'POST' && url.pathname === '/odata/v2/upsert';
  if (isUpsert) parts.upserts += 1;
  const fault = parts.faults.take(isUpsert);
  if (fault === 'outage') return send(response, odataError(503, 'the service is down'));
  if (fault === 'slow') await pause(parts.slowMs, response);
  if (response.destroyed) return;
  const answer = route(parts, request, url, body, fault);
  if (fault === 'lost-reply') {
    response.destroy();
    return;
  }
  send(response, answer);
}

/** Waits, or until the caller hangs up. */
const pause = (milliseconds: number, response: ServerResponse): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      done();
    });
  });

function route(parts: Parts, request: IncomingMessage, url: URL, body: string, fault: FaultMode): Answer {
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

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > 4_000_000) throw new BadRequest('the request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BadRequest('not JSON');
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new BadRequest('malformed address');
  }
}
