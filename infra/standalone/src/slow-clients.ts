import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refusedEarly } from '@talentlog/runtime/nest';
import type { FastifyInstance } from 'fastify';

/** A file comes at least this fast on the average, once it had its first seconds: 8 kB/s is a bad line of a phone. */
const bytesPerSecond = 8 * 1024;
/** Nothing may take longer than this, however steadily it comes. */
const longestSeconds = 600;

/** What Node's own server is told: a head that does not come in time ends its connection. */
export const serverTimes = (seconds: number) => ({
  requestTimeout: longestSeconds * 1000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: seconds * 1000, connectionsCheckingInterval: Math.min(1000, seconds * 250) },
});

/**
 * Ends requests whose body does not come: a command has twice the time of a head, a file as long as it comes fast enough. Otherwise a few
 * hundred connections that send a byte now and then would keep everybody else waiting.
 */
export function refuseSlowBodies(server: FastifyInstance, seconds: number): void {
  const awaited = new Map<IncomingMessage, Begun>();
  const look = setInterval(() => {
    for (const [request, begun] of awaited) {
      const isTooSlow = bodyIsTooSlow(request, begun, seconds);
      if (isTooSlow) endAsTooSlow(request.socket);
      if (isTooSlow || request.complete || request.socket.destroyed) awaited.delete(request);
    }
  }, seconds * 500).unref();
  server.addHook('onClose', async () => clearInterval(look));
  server.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody) {
      const isFile = (headers['content-type'] ?? '').startsWith('multipart/');
      awaited.set(raw, { at: Date.now(), bytesRead: raw.socket.bytesRead, isFile });
    }
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    // What was answered before it came is awaited all the same: until then it holds its connection.
    if (raw.complete) awaited.delete(raw);
    done();
  });
}

/**
 * Ends connections of who takes no byte of an answer for so long: what waits to be taken is kept for them, and their place is nobody
 * else's. Who has taken everything may be silent, as those are who wait for an answer.
 */
export function refuseSilentReaders(server: FastifyInstance, milliseconds = 60_000): void {
  server.server.setTimeout(milliseconds, (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** Where a request stood when its head was there. */
interface Begun {
  readonly at: number;
  readonly bytesRead: number;
  readonly isFile: boolean;
}

function bodyIsTooSlow(
  { complete, socket }: IncomingMessage,
  { at, bytesRead, isFile }: Begun,
  seconds: number,
): boolean {
  const passed = (Date.now() - at) / 1000;
  if (complete || socket.destroyed || passed < 2 * seconds) return false;
  return !(isFile && (socket.bytesRead - bytesRead) / passed >= bytesPerSecond);
}

function endAsTooSlow(socket: Socket): void {
  const tooSlow = Object.assign(new Error('the body does not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  refusedEarly.clientErrorHandler(tooSlow, socket);
}
