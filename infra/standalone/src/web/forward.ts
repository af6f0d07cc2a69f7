import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { networkOf } from '@talentlog/runtime';
import { refusedEarly } from '@talentlog/runtime/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsAway, refuseAsTooMany } from '../come-again.ts';
import { answerHeaders, passedHeaders } from '../passed-headers.ts';
import { inTurn } from '../query/connection-turns.ts';
import { type Missed, missedBy, unhealthy } from './missed.ts';
import type { Places } from './places.ts';
import type { Upstream } from './upstream.ts';

interface ForwardParts {
  readonly upstream: Upstream;
  /** Who may ask it, each on a connection of its own. */
  readonly places: Places;
  readonly isStopping: () => boolean;
  /** Told of what is not answered. */
  readonly tell: (missed: Missed) => void;
  /** Answers that end when their reader goes, and not by themselves. */
  readonly streams: Set<IncomingMessage>;
}

const lengths: ReadonlySet<string> = new Set(['content-length']);
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Passes requests on and answers back as they come, bodies in either direction; the end of either side is the end of the other. */
export const forwardTo = (parts: ForwardParts) => (request: FastifyRequest, reply: FastifyReply) => {
  // An address of another host, or of the server as a whole, is nothing that we have.
  if (request.raw.url?.startsWith('/') !== true) refusedEarly.frameworkErrors({}, request, reply);
  else inTurn(request.raw.socket, reply.raw, () => passInPlace({ ...parts, request, reply }));
};

interface Passing extends ForwardParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Passes it on once there is a connection for it. Returns what ends it where nobody waits any more. */
function passInPlace(passing: Passing): () => void {
  const { places, request, reply } = passing;
  let end: () => void = () => undefined;
  const leave = places.take(networkOf(request.ip), {
    begin: () => {
      end = pass(passing);
    },
    refuse: (why) => {
      if (why === 'full') missed(passing, 'full');
      else {
        letGo(passing);
        refuseAsTooMany(request, reply, 2);
      }
    },
  });
  reply.raw.once('close', leave);
  return () => {
    leave();
    end();
  };
}

/** Returns what ends it. */
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
    sent = upstream.ask({ method, path, headers: { ...passed, ...framed } }, () => passing.reply.raw.writableNeedDrain);
    sent.once('response', (answer) => passBack(answer, passing));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (isOver) return;
      // It closed a connection that it had kept open, just when we asked there. What changes something is never asked twice.
      const isStale = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      if (isStale && reads.has(method) && !hasBody && !passing.reply.sent) begin();
      else missed(passing, missedBy(error), sent);
    });
    if (hasBody) request.raw.pipe(sent);
    else sent.end();
  };
  begin();
  // What was answered before all of it was sent is at its end, too: its connection is of no use to others, and would be counted by nobody.
  passing.reply.raw.once('close', () => {
    if (!sent.writableFinished) sent.destroy();
  });
  return () => {
    isOver = true;
    sent.destroy();
  };
}

/** Nothing was answered, or nothing that can be read. */
function missed(passing: Passing, why: Missed, sent?: ClientRequest): void {
  const { request, reply, tell } = passing;
  if (reply.raw.destroyed || reply.sent) return;
  tell(why);
  letGo(passing, sent);
  if (!asksOfHealth.test(request.url)) refuseAsAway(request, reply);
  else reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send(unhealthy(why));
}

/** What is still to come is read and let go of, so that whoever sends it hears our answer. */
function letGo({ request, reply }: Passing, sent?: ClientRequest): void {
  if (sent) request.raw.unpipe(sent);
  request.raw.resume();
  if (!request.raw.complete) reply.header('connection', 'close');
}

const asksOfHealth = /^\/api\/health(\/ready)?(\?|$)/;

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
