import type { IncomingMessage } from 'node:http';
import type { Logger } from '@talentlog/runtime';
import { refusedEarly } from '@talentlog/runtime/nest';
import fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import type { Config } from '../config.ts';
import { refuseFloodsOfReads } from '../floods.ts';
import { takeAnyNumberOfHeaders } from '../passed-headers.ts';
import { refusePipelines } from '../pipelines.ts';
import { requestSpans } from '../request-spans.ts';
import { securityHeaders } from '../security-headers.ts';
import { endConnectionsAfter, refuseWhileStopping } from '../shutdown.ts';
import { refuseSilentReaders, refuseSlowBodies, serverTimes } from '../slow-clients.ts';
import { withoutStrangersTraces } from '../strangers-traces.ts';
import { answerUnknown } from '../unknown-api.ts';
import { limitConnections } from './connections.ts';
import { forwardTo } from './forward.ts';
import { toldOperator } from './missed.ts';
import { Places } from './places.ts';
import { openUpstream, type Patience, type Upstream, usualPatience } from './upstream.ts';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type WebConfig = Pick<
  Config,
  | 'TRUSTED_PROXIES'
  | 'PUBLIC_URL'
  | 'SLOW_REQUEST_SECONDS'
  | 'READS_PER_ADDRESS_PER_MINUTE'
  | 'WEB_CONNECTIONS'
  | 'UPSTREAM_CONNECTIONS'
>;

interface WebParts {
  readonly serveAssets: (server: FastifyInstance) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly patience?: Patience;
}

interface Web {
  readonly server: FastifyInstance;
  readonly upstream: Pick<Upstream, 'tried'>;
  stop(): Promise<void>;
}

/** Serves what browsers load from the build and passes everything else on; not yet listening. */
export async function createWeb(
  config: WebConfig & { readonly UPSTREAM_URL: string },
  { serveAssets, logger, patience = usualPatience }: WebParts,
): Promise<Web> {
  const { TRUSTED_PROXIES: proxies, SLOW_REQUEST_SECONDS: seconds } = config;
  const server: FastifyInstance = fastify({
    ...refusedEarly,
    trustProxy: proxies.length > 0 && [...proxies],
    ...serverTimes(seconds),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  });
  takeAnyNumberOfHeaders(server.server);
  let stopping = false;
  const isStopping = () => stopping;
  const streams = new Set<IncomingMessage>();
  const upstream = openUpstream(config.UPSTREAM_URL, patience);
  const { UPSTREAM_CONNECTIONS: inAll } = config;
  const places = new Places({ inAll, ofOne: Math.ceil(inAll / 2), patienceMs: patience.connecting });
  // Before everything else: what is refused is held, too.
  refusePipelines(server);
  // Before anybody is refused: every answer has them.
  securityHeaders(server, config.PUBLIC_URL);
  limitConnections(server, config.WEB_CONNECTIONS, proxies);
  withoutStrangersTraces(server, proxies);
  requestSpans(server);
  refuseWhileStopping(server, isStopping);
  refuseFloodsOfReads(server, () => new Date(), config.READS_PER_ADDRESS_PER_MINUTE);
  refuseSlowBodies(server, seconds);
  refuseSilentReaders(server);
  await serveAssets(server);
  routes(server, forwardTo({ upstream, places, isStopping, tell: toldOperator(logger), streams }));
  return {
    server,
    upstream,
    async stop() {
      stopping = true;
      for (const stream of streams) stream.destroy();
      endConnectionsAfter(server.server, 2 * seconds);
      await server.close();
      upstream.close();
    },
  };
}

function routes(server: FastifyInstance, forward: ReturnType<typeof forwardTo>): void {
  // Of this process: whoever runs there may be away, which is no reason to start this one again.
  server.get('/api/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  // There it would be asked by us, and not by whoever asks.
  server.all('/api/metrics', answerUnknown);
  // Before a body is looked at, which is read as it is passed on.
  server.route({ method: methods, url: '/*', onRequest: forward, handler: () => undefined });
  // What the build here does not have, one of another release may have there.
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') forward(request, reply);
    else answerUnknown(request, reply);
  });
}
