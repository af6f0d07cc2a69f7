import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Reach } from '@talentlog/contracts';
import { type HrCore, type Logger, lastBackup, unsubscribeTokens } from '@talentlog/runtime';
import type { Telemetry } from '@talentlog/runtime/otlp';
import { asyncApiRoutes } from './asyncapi/routes.ts';
import type { Config } from './config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { refuseFloodsOfReads } from './floods.ts';
import { allFollowers } from './followers/health.ts';
import { backupPart, keysBackupPart } from './health/backup-part.ts';
import { healthRoutes } from './health/health-routes.ts';
import { absentPart, storagePart } from './health/judged.ts';
import { ThreadSeen } from './health/thread-seen.ts';
import { createHttp } from './http.ts';
import { bounceRoute } from './mail/bounces.ts';
import { sentBy } from './mail/sender.ts';
import { metricsRoute } from './metrics/route.ts';
import { openApiRoute } from './openapi/openapi.ts';
import { gateway } from './query/gateway.ts';
import { reachRoute } from './reach.ts';
import { requestSpans } from './request-spans.ts';
import type { Services } from './services.ts';
import { shellRoutes } from './shell.ts';
import { endConnectionsAfter, refuseWhileStopping } from './shutdown.ts';
import { smsHealth } from './sms/health.ts';
import { receiptRoutes } from './sms/receipts.ts';
import type { Storage } from './storage.ts';
import { withoutStrangersTraces } from './strangers-traces.ts';
import { type Beside, everybodyOf } from './threads/beside.ts';
import { unknownApi } from './unknown-api.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { companyNamed, profileNow } from './workers/lookup.ts';

export interface ServerParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly services: Services;
  readonly beside: Beside;
  readonly reach: Reach;
  /** Undefined where none is configured. */
  readonly sap: HrCore | undefined;
  readonly logger: Logger;
  readonly telemetry: Pick<Telemetry, 'counts'>;
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
  const { config, storage, services, beside, reach, sap, logger, telemetry } = parts;
  const { queries } = beside;
  const { command } = services;
  const { store, scan } = storage;
  const peers = [...Object.values(storage.peers), ...storage.filesPeers];
  const seen = {
    queries: new ThreadSeen(queries.kept),
    workers: Object.fromEntries(Object.entries(beside.workers).map(([name, kept]) => [name, new ThreadSeen(kept)])),
  };
  const workers = Object.values(seen.workers);
  // Known once it listens. What anybody sends as `Host` is never written into an address.
  const listensOn = () => addressOf(app, config.HOST);
  const origin = () => config.PUBLIC_URL ?? listensOn();
  const app: NestFastifyApplication = await createHttp({
    command,
    sms: {
      gateway: storage.sms,
      clock: command.clock,
      countries: config.SMS_COUNTRIES,
      logger,
      company: companyNamed(command.cache),
    },
    retention: { ...storage, register: storage.uploads, clock: command.clock },
    mail: { mailer: sentBy(storage.mailer, companyNamed(command.cache)), clock: command.clock, logger, origin },
    sap: { core: sap, clock: command.clock, logger },
    logger,
    followers: allFollowers([...workers, seen.queries]),
    trustedProxies: config.TRUSTED_PROXIES,
    publicOrigin: config.PUBLIC_URL,
    slowRequestSeconds: config.SLOW_REQUEST_SECONDS,
    disk: storage.disk,
  });
  let accepting = true;
  const server = app.getHttpAdapter().getInstance();
  withoutStrangersTraces(server, config.TRUSTED_PROXIES);
  requestSpans(server);
  refuseWhileStopping(server, () => !accepting);
  refuseFloodsOfReads(server, command.clock, config.READS_PER_ADDRESS_PER_MINUTE);
  const { DATA_DIR: folder, BACKUP_MAX_AGE_HOURS: mostHours } = config;
  const database = storage.log.database;
  const more = () => ({
    storage: storagePart(storage.disk.state()),
    ...(database === undefined ? {} : { database: database.status() }),
    integrity: services.integrity.status(),
    backup: backupPart({ last: lastBackup(folder), mostHours }, Date.now()),
    keysBackup: keysBackupPart({ last: lastBackup(folder, 'keys'), mostHours }, Date.now()),
  });
  const sms = () => smsHealth(storage);
  const { absent: noMail } = storage.mailer;
  const watched = {
    ...seen,
    sms,
    ...(noMail === undefined ? {} : { mail: absentPart(noMail) }),
    scan,
    peers,
    more,
    store,
  };
  await healthRoutes(server, { ...watched, resolver: command.resolver, accepting: () => accepting });
  metricsRoute(server, { command, queries: seen.queries, workers, peers, telemetry }, config);
  openApiRoute(server);
  asyncApiRoutes(server, config, origin);
  if (config.devInbox) devInboxRoutes(server, storage.inbox, origin);
  await receiptRoutes(server, { ...storage.smsParts, commands: command.client, logger, clock: command.clock });
  await bounceRoute(server, {
    ...{ secret: config.SMTP_BOUNCE_SECRET, commands: command.client },
    ...{ logger, clock: command.clock },
  });
  const wayOut = unsubscribeTokens(storage.secret);
  await unsubscribeRoutes(server, {
    ...{ commands: command.client, folds: command.cache },
    ...{ tokens: wayOut, clock: command.clock },
  });
  reachRoute(server, reach, command.resolver);
  unknownApi(server);
  shellRoutes(server, profileNow(command.cache));
  gateway(server, { gate: () => queries.gate(), isStopping: () => !accepting });
  await app.listen(config.PORT, config.HOST);
  for (const one of everybodyOf(beside)) one.reachedBy(origin());
  return {
    url: origin(),
    listensOn: listensOn(),
    async stop() {
      accepting = false;
      queries.kept.hush();
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
