import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);
const answersOwn: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface GatewayParts {
  /** Undefined while nobody answers. */
  readonly gate: () => Gate | undefined;
  readonly isStopping: () => boolean;
}

/** Passes questions on to the queries and their answers back, as they come: bodies, streams, and the end of either side. */
export function gateway(server: FastifyInstance, parts: GatewayParts): void {
  for (const { method, url } of passedRoutes)
    server.route({ method, url, handler: (request, reply) => pass(request, reply, parts) });
}

function pass(request: FastifyRequest, reply: FastifyReply, { gate, isStopping }: GatewayParts): void {
  const open = gate();
  if (open === undefined) {
    refuse(request, reply);
    return;
  }
  const { socketPath, agent } = open;
  const headers = { ...passedHeaders(request.raw.headers), 'x-forwarded-for': request.ip };
  const passed = ask({ socketPath, agent, path: request.raw.url, method: request.raw.method, headers });
  const { raw } = reply;
  // Who went away waits for nothing.
  const away = () => passed.destroy();
  raw.once('close', away);
  passed.once('response', (answer) => {
    raw.off('close', away);
    reply.hijack();
    raw.writeHead(answer.statusCode ?? 502, answerHeaders(answer, isStopping()));
    // Where either side ends early, so does the other: a cut answer is never taken for a whole one.
    pipeline(answer, raw, () => undefined);
  });
  passed.once('error', () => {
    raw.off('close', away);
    if (!reply.sent && !raw.destroyed) refuse(request, reply);
  });
  passed.end();
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const body = problem('common.unavailable', traceIdOf(request));
  reply
    .code(body.status)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(body));
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
