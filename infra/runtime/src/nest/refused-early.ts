import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@talentlog/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem, traceIdOf } from '../http/edge.ts';
import { readableAddress } from '../http/readable-address.ts';

/** What Node's own reader of requests refuses; every other failure of it is a request nobody can read. */
const bySocketError: Readonly<Record<string, { readonly status: number; readonly code: RefusalCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'common.unavailable' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'common.too_large' },
};
const unreadable = { status: 400, code: 'common.invalid' } as const;

const headers = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * What is refused before there is a route, and so before any filter of Nest: options of the adapter, so that these answers, too, are
 * problem documents.
 */
export const refusedEarly = {
  /** Before the router reads it. */
  rewriteUrl: ({ url = '/' }: { readonly url?: string }): string => readableAddress(url),

  /** The router cannot read the address, or one part of it is too long. */
  frameworkErrors(error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
    const status = error.statusCode ?? 400;
    const code = status === 414 ? 'common.too_large' : 'common.invalid';
    reply
      .code(status)
      .headers(headers)
      .send(JSON.stringify(problem(code, traceIdOf(request), { status })));
  },

  /** What came is no request, too long a head, or too slow. The connection ends with the answer. */
  clientErrorHandler(error: Error & { readonly code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code } = bySocketError[error.code ?? ''] ?? unreadable;
    const body = JSON.stringify(problem(code, traceIdOf(nothingRead), { status }));
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    else socket.destroy();
  },
};

const nothingRead = { method: '', url: '', ip: '', headers: {} };
