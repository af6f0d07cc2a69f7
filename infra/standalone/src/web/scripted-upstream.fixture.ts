import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createWeb } from './server.ts';

const settings = {
  PUBLIC_URL: undefined,
  SLOW_REQUEST_SECONDS: 10,
  READS_PER_ADDRESS_PER_MINUTE: 1_000_000,
};

/** A connection to the upstream as it sees it: each request is all text that came since the last answer. */
export type Script = (request: string, socket: Socket) => void;

interface More {
  /** Instead of one that follows the script. */
  readonly upstream?: Server;
  readonly silence?: number;
  readonly connecting?: number;
  readonly webConnections?: number;
  readonly upstreamConnections?: number;
  readonly proxies?: readonly string[];
}

/** Webs of tests, one at a time. */
export function webs() {
  let web: Awaited<ReturnType<typeof webBefore>> | undefined;
  return {
    async before(script: Script, more?: More) {
      web = await webBefore(script, more);
      return web;
    },
    close: () => web?.close(),
  };
}

/** An upstream that does what the script says, and the web in front of it. */
async function webBefore(script: Script, more: More = {}) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const scripted = (socket: Socket) => {
    socket.on('data', (chunk) => {
      asked.push(chunk.toString('latin1'));
      script(asked.at(-1) ?? '', socket);
    });
  };
  const upstream = more.upstream ?? createServer(scripted);
  upstream.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  const { port } = upstream.address() as AddressInfo;
  const told: string[] = [];
  const web = await createWeb(
    {
      ...settings,
      TRUSTED_PROXIES: [...(more.proxies ?? [])],
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      WEB_CONNECTIONS: more.webConnections ?? 1000,
      UPSTREAM_CONNECTIONS: more.upstreamConnections ?? 1000,
    },
    {
      serveAssets: async () => undefined,
      patience: { connecting: more.connecting ?? 60_000, silence: more.silence ?? 60_000 },
      logger: { warn: (_fields, message) => told.push(message) },
    },
  );
  const url = await web.server.listen({ port: 0, host: '127.0.0.1' });
  const leave = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((closed) => upstream.close(() => closed()));
  };
  return {
    url,
    asked,
    /** What its operator was told. */
    told,
    /** Connections to the upstream that are open. */
    open: () => [...sockets].filter(({ destroyed }) => !destroyed).length,
    /** Nobody is there any more. */
    leave,
    stopWeb: web.stop,
    async close() {
      await leave();
      (web.server as FastifyInstance).server.closeAllConnections();
      await web.stop();
    },
  };
}

/** An answer as it goes over the line. */
export const whole = (body: string, ...headers: string[]): string =>
  ['HTTP/1.1 200 OK', `content-length: ${body.length}`, ...headers, '', body].join('\r\n');
