import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { refusedEarly } from '@talentlog/runtime/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsAway } from '../come-again.ts';
import { answerHeaders, passedHeaders } from '../passed-headers.ts';
import { inTurn } from '../query/connection-turns.ts';
import type { Upstream } from './upstream.ts';

interface ForwardParts {
  readonly upstream: Upstream;
  readonly isStopping: () => boolean;
  /** Answers that end when their reader goes, and not by themselves. */
  readonly streams: Set<IncomingMessage>;
}

const lengths: ReadonlySet<string> = new Set(['content-length']);
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Passes requests on and answers back as they come, bodies in either direction; the end of either side is the end of the other. */
export const forwardTo = (parts: ForwardParts) => (request: FastifyRequest, reply: FastifyReply) => {
  // An address of another host, or of the server as a whole, is nothing that we have.
  if (request.raw.url?.startsWith('/') !== true) refusedEarly.frameworkErrors({}, request, reply);
  else inTurn(request.raw.socket, reply.raw, () => pass({ ...parts, request, reply }));
};

interface Passing extends ForwardParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns what ends it where nobody waits any more. */
function pass(passing: Passing): () => void {
  const { upstream, request } = passing;
  const { method = 'GET', url: path = '/', headers } = request.raw;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const hasBody = isChunked || Number(headers['content-length'] ?? 0) > 0;
  let isOver = false;
  let sent: ClientRequest;
  const begin = () => {
    // Node tells of the end of no body by itself where a method usually has none.
    const framed = isChunked ? { 'transfer-encoding': 'chunked' } : {};
    const passed = passedHeaders(headers, { from: request.ip, ...(isChunked ? { but: lengths } : {}) });
    sent = upstream.ask({ method, path, headers: { ...passed, ...framed } });
    sent.once('response', (answer) => passBack(answer, passing));
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      // It closed a connection that it had kept open, just when we asked there. What changes something is never asked twice.
      const isStale = sent.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
      if (isStale && reads.has(method) && !hasBody && !isOver && !passing.reply.sent) begin();
      else missed(passing, sent);
    });
    if (hasBody) request.raw.pipe(sent);
    else sent.end();
  };
  begin();
  return () => {
    isOver = true;
    sent.destroy();
  };
}

/** Nothing was answered, or nothing that can be read. */
function missed({ request, reply }: Passing, sent: ClientRequest): void {
  // What is still to come is read and let go of, so that whoever sends it hears our answer.
  request.raw.unpipe(sent);
  request.raw.resume();
  if (reply.sent || reply.raw.destroyed) return;
  if (!request.raw.complete) reply.header('connection', 'close');
  refuseAsAway(request, reply);
}

function passBack(answer: IncomingMessage, { request, reply, isStopping, streams }: Passing): void {
  const { raw } = reply;
  reply.hijack();
  // Before all was sent it is known what is answered: the rest is waited for by nobody.
  const isLast = isStopping() || !request.raw.complete;
  try {
    raw.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders(answer, isLast));
  } catch {
    // Signs in a header that may not be there.
    raw.destroy();
  }
  if (answer.headers['content-type']?.startsWith('text/event-stream')) streams.add(answer);
  // A cut answer is never taken for a whole one.
  pipeline(answer, raw, () => streams.delete(answer));
}
