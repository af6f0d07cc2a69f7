import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults } from './faults.ts';
import { odataError, parseJson, pause, readBody, send } from './http.ts';
import { type Parts, route } from './routes.ts';
import { openEntityStore, type StoredRow } from './sqlite.ts';
import { type CounterpartClient, createTokens } from './tokens.ts';
import { BadRequest } from './values.ts';

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

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', parts.url);
  const body = await readBody(request);
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
