import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@talentlog/runtime';
import type { Config } from './config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { refuseFloodsOfReads } from './floods.ts';
import { allFollowers } from './followers/health.ts';
import { healthRoutes } from './health/health-routes.ts';
import { storagePart } from './health/judged.ts';
import { ThreadSeen } from './health/thread-seen.ts';
import { createHttp } from './http.ts';
import { metricsRoute } from './metrics.ts';
import { openApiRoute } from './openapi/openapi.ts';
import { gateway } from './query/gateway.ts';
import type { QueryThread } from './query/thread.ts';
import type { Services } from './services.ts';
import { shellRoutes } from './shell.ts';
import { endConnectionsAfter, refuseWhileStopping } from './shutdown.ts';
import type { Storage } from './storage.ts';
import type { KeptThread } from './threads/kept-thread.ts';
import type { WorkersReport } from './threads/sides.ts';
import { unknownApi } from './unknown-api.ts';

interface ServerParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly services: Services;
  readonly queries: QueryThread;
  readonly workers: KeptThread<WorkersReport>;
  readonly logger: Logger;
  /** Peers that nobody configured, with what to set. */
  readonly absent: Readonly<Record<string, string>>;
}

/** One port for everything. */
export interface Server {
  /** Origin by which others reach it, and the one it listens on. */
  readonly url: string;
  readonly listensOn: string;
  stop(): Promise<void>;
}

/** Listens, with every route of the company. */
export async function listen(parts: ServerParts): Promise<Server> {
  const { config, storage, services, queries, logger, absent, workers } = parts;
  const { command } = services;
  const { store, scan } = storage;
  const peers = Object.values(storage.peers);
  const seen = { queries: new ThreadSeen(queries.thread), workers: new ThreadSeen(workers) };
  const app = await createHttp({
    command,
    logger,
    followers: allFollowers([seen.workers, seen.queries]),
    trustedProxies: config.TRUSTED_PROXIES,
    publicOrigin: config.PUBLIC_URL,
    slowRequestSeconds: config.SLOW_REQUEST_SECONDS,
    disk: storage.disk,
  });
  let accepting = true;
  const server = app.getHttpAdapter().getInstance();
  refuseWhileStopping(server, () => !accepting);
  refuseFloodsOfReads(server, command.clock, config.READS_PER_ADDRESS_PER_MINUTE);
  const more = () => ({
    storage: storagePart(storage.disk.state()),
    integrity: services.integrity.status(),
  });
  const watched = { ...seen, scan, peers, absent, more, store };
  await healthRoutes(server, { ...watched, resolver: command.resolver, accepting: () => accepting });
  metricsRoute(server, { ...seen, peers }, config);
  openApiRoute(server);
  // Known once it listens. What anybody sends as `Host` is never written into an address.
  const listensOn = () => addressOf(app, config.HOST);
  const origin = () => config.PUBLIC_URL ?? listensOn();
  if (config.devInbox) devInboxRoutes(server, storage.inbox, origin);
  unknownApi(server);
  shellRoutes(server);
  gateway(server, { gate: () => queries.gate(), isStopping: () => !accepting });
  await app.listen(config.PORT, config.HOST);
  for (const thread of [queries.thread, workers]) thread.reachedBy(origin());
  return {
    url: origin(),
    listensOn: listensOn(),
    async stop() {
      accepting = false;
      queries.thread.hush();
      // As long as a command may take that comes slowly.
      endConnectionsAfter(app.getHttpServer(), 2 * config.SLOW_REQUEST_SECONDS);
      await app.close();
    },
  };
}

function addressOf(app: NestFastifyApplication, host: string): string {
  const { port } = app.getHttpServer().address() as { port: number };
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
