import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsAway } from '../come-again.ts';
import { gateHeader } from '../threads/doorway.ts';
import { inTurn } from './connection-turns.ts';
import { passedRoutes } from './routes.ts';
import type { Gate } from './thread.ts';

/** What is about one connection, or about a body that is not passed on; where a request came from is said by the gateway alone. */
const ownHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-length',
  'content-type',
  'forwarded',
  gateHeader,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);
const answersOwn: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Bytes: an address of the longest head that is taken, written out in another. */
const longestHead = 64 * 1024;

interface GatewayParts {
  /** Undefined while nobody answers. */
  readonly gate: () => Gate | undefined;
  readonly isStopping: () => boolean;
}

/** Passes questions on to the queries and their answers back, as they come: bodies, streams, and the end of either side. */
export function gateway(server: FastifyInstance, parts: GatewayParts): void {
  for (const { method, url } of passedRoutes)
    server.route({
      method,
      url,
      handler: (request, reply) => inTurn(request.raw.socket, reply.raw, () => pass(request, reply, parts)),
    });
}

/** Returns what ends it where nobody waits any more. */

function pass(request: FastifyRequest, reply: FastifyReply, { gate, isStopping }: GatewayParts): () => void {
  const open = gate();
  if (open === undefined) {
    refuseAsAway(request, reply);
    return () => undefined;
  }
  const { socketPath, agent, key } = open;
  // First, so that nothing that is sent along can push them out.
  const headers = { [gateHeader]: key, 'x-forwarded-for': request.ip, ...passedHeaders(request.raw.headers) };
  const { url: path, method } = request.raw;
  // A page may send somebody to an address that has the whole of theirs in it.
  const passed = ask({ socketPath, agent, path, method, headers, maxHeaderSize: longestHead });
  const { raw } = reply;
  passed.once('response', (answer) => {
    reply.hijack();
    raw.writeHead(answer.statusCode ?? 502, answerHeaders(answer, isStopping()));
    // Where either side ends early, so does the other: a cut answer is never taken for a whole one.
    pipeline(answer, raw, () => undefined);
  });
  passed.on('error', () => {
    if (!reply.sent && !raw.destroyed) refuseAsAway(request, reply);
  });
  passed.end();
  // The answer ends with it.
  return () => passed.destroy();
}

const passedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Name, value, name, value. */
function answerHeaders({ rawHeaders }: IncomingMessage, isStopping: boolean): string[] {
  const headers: string[] = isStopping ? ['connection', 'close'] : [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!answersOwn.has(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}
