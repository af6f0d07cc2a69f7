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
  server.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody) watch(raw, seconds, (headers['content-type'] ?? '').startsWith('multipart/'));
    done();
  });
}

function watch(request: IncomingMessage, seconds: number, isFile: boolean): void {
  const { socket } = request;
  const began = Date.now();
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    const passed = (Date.now() - began) / 1000;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (passed < 2 * seconds) return;
    const isFastEnough = isFile && (socket.bytesRead - before) / passed >= bytesPerSecond;
    if (isFastEnough) return;
    clearInterval(timer);
    endAsTooSlow(socket);
  }, seconds * 500);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

function endAsTooSlow(socket: Socket): void {
  const tooSlow = Object.assign(new Error('the body does not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  refusedEarly.clientErrorHandler(tooSlow, socket);
}
