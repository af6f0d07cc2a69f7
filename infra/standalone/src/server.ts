import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Follower, Logger } from '@talentlog/runtime';
import type { Config } from './config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { refuseFloodsOfReads } from './floods.ts';
import { healthRoutes } from './health/health-routes.ts';
import { storagePart } from './health/judged.ts';
import { createHttp } from './http.ts';
import { metricsRoute } from './metrics.ts';
import { openApiRoute } from './openapi/openapi.ts';
import type { Services } from './services.ts';
import { endConnectionsAfter, refuseWhileStopping } from './shutdown.ts';
import { siteRoutes } from './site.ts';
import type { Storage } from './storage.ts';
import { unknownApi } from './unknown-api.ts';
import type { Workers } from './workers.ts';

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface ServerParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly services: Services;
  readonly logger: Logger;
  /** Peers that nobody configured, with what to set. */
  readonly absent: Readonly<Record<string, string>>;
  /** Undefined before they run: they need the address first. */
  readonly workers: () => Workers | undefined;
}

/** One port for everything. */
export interface Server {
  /** Origin by which others reach it, and the one it listens on. */
  readonly url: string;
  readonly listensOn: string;
  stop(): Promise<void>;
}

/** Listens, with every route of the company. */
export async function listen({ config, storage, services, logger, absent, workers }: ServerParts): Promise<Server> {
  const { command, query } = services;
  const { store, scan } = storage;
  const peers = Object.values(storage.peers);
  const followers = (): readonly Follower[] => [...(workers()?.followers ?? []), ...query.projectors.followers()];
  const app = await createHttp({
    command,
    query,
    logger,
    followers,
    store,
    assets: join(webDist, 'client'),
    trustedProxies: config.TRUSTED_PROXIES,
    publicOrigin: config.PUBLIC_URL,
    slowRequestSeconds: config.SLOW_REQUEST_SECONDS,
    disk: storage.disk,
  });
  let accepting = true;
  const server = app.getHttpAdapter().getInstance();
  refuseWhileStopping(server, () => !accepting);
  refuseFloodsOfReads(server, command.clock, config.READS_PER_ADDRESS_PER_MINUTE);
  const timerLoop = () => workers()?.timerLoop.status();
  const { resolver } = command;
  const accepts = () => accepting;
  const more = () => ({
    storage: storagePart(storage.disk.state()),
    integrity: services.integrity.status(),
    views: services.viewsWatch.status(),
  });
  const accessLog = () => query.parts.reads.status();
  const watched = { query, accessLog, scan, peers, absent, more, followers, timerLoop, store, resolver };
  healthRoutes(server, { ...watched, accepting: accepts });
  metricsRoute(server, { query, followers, store, peers }, config);
  openApiRoute(server);
  // Known once it listens. What anybody sends as `Host` is never written into an address.
  const listensOn = () => addressOf(app, config.HOST);
  const origin = () => config.PUBLIC_URL ?? listensOn();
  if (config.devInbox) devInboxRoutes(server, storage.inbox, origin);
  unknownApi(server);
  const pagesPerAddressPerMinute = config.PAGES_PER_ADDRESS_PER_MINUTE;
  await siteRoutes(server, { webDist, logger, origin, clock: command.clock, pagesPerAddressPerMinute });
  await app.listen(config.PORT, config.HOST);
  return {
    url: origin(),
    listensOn: listensOn(),
    async stop() {
      accepting = false;
      query.live.close();
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
