import { request as ask } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsAway } from '../come-again.ts';
import { answerHeaders, longestHead, passedHeaders } from '../passed-headers.ts';
import { gateHeader } from '../threads/doorway.ts';
import { inTurn } from './connection-turns.ts';
import { passedRoutes } from './routes.ts';
import type { Gate } from './thread.ts';

/** What is about a body, which is not passed on, and what the gateway says itself. */
const but: ReadonlySet<string> = new Set(['content-length', 'content-type', gateHeader]);

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
  const headers = { [gateHeader]: key, ...passedHeaders(request.raw.headers, { from: request.ip, but }) };
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
