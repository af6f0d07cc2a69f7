import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventStore } from '../port.ts';
import { Answers } from './answers.ts';
import { BodyRoom } from './body.ts';
import type { Checks } from './checks.ts';
import {
  agreementHeader,
  asked,
  callOf,
  headHeader,
  hereEveryMs,
  largestCommit,
  type Terms,
  version,
} from './protocol.ts';
import { fail, refuse } from './refusals.ts';

export interface ServedLogOptions {
  readonly store: EventStore;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Who shows it may read and append everything. */
  readonly secret: string;
  /** Names of what is another there than here; nothing by default. Who differs appends nothing, and reads nothing. */
  readonly differing?: (terms: Terms) => readonly string[];
  /** Asked by those who append; without it nobody can tell them. */
  readonly checks?: Checks;
  /** Bytes of commits in memory at once; default 128 MB. */
  readonly bodiesInAll?: number;
  /** How often who waits is told that we are here; default 5 s. */
  readonly hereEveryMs?: number;
  /** How long a reader may leave unread what was sent; default a minute. */
  readonly unreadMs?: number;
  /** Connections at once; default 1,000. */
  readonly connections?: number;
}

/** A log that others reach. */
export interface ServedLog {
  readonly port: number;
  /** Finishes the commits under way; subscriptions end, and are taken up again wherever the log is served next. */
  close(): Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves the log of its one owner to processes that share no folder with it. */
export async function serveLog(options: ServedLogOptions): Promise<ServedLog> {
  const { store, host, port, secret, connections = 1_000, differing = () => [] } = options;
  // Of this run alone: who was let in by the owner before shows again what they have.
  const under = randomUUID();
  const agreed = (terms: Terms) => {
    const others = differing(terms);
    return others.length === 0 ? { under, differing: others } : { differing: others };
  };
  const room = new BodyRoom(options.bodiesInAll ?? 4 * largestCommit, largestCommit);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const answers = new Answers({ unreadMs: 60_000, hereEveryMs, ...options, signal: ending.signal, agreed });
  const expected = digest(`Bearer ${secret}`);
  const answering = new Set<Promise<void>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = callOf(request.url);
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return refuse(response, 401, { is: 'secret', why: 'the secret is another one' });
    if (call === undefined) return refuse(response, 426, { is: 'version', why: `this log speaks version ${version}` });
    if (ending.signal.aborted) return refuse(response, 503, { is: 'closing', why: 'the log is being closed' });
    if (call !== 'agree' && request.headers[agreementHeader] !== under)
      return refuse(response, 412, { is: 'unagreed', why: 'nothing is agreed on yet' });
    const read = await room.read(request, async (text) => {
      response.setHeader(headHeader, await store.head());
      await answers[call](asked[call].parse(JSON.parse(text)) as never, response);
    });
    if (read === undefined)
      refuse(response, 503, { is: 'unavailable', why: 'the log has too much to take in just now' });
  }

  const times = { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 60_000 };
  const server = createServer({ ...times, keepAlive: true });
  server.maxConnections = connections;
  server.on('request', (request, response) => {
    response.on('error', () => response.destroy());
    const one = answer(request, response)
      .catch((error: unknown) => fail(response, error))
      .finally(() => answering.delete(one));
    answering.add(one);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening());
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      ending.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(answering);
      server.closeAllConnections();
      await closed;
    },
  };
}
