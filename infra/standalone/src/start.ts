import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CommandParts, CommandService, fireTimer, lookInto } from '@talentlog/command';
import { defaultSettings, type Settings } from '@talentlog/domain/fold';
import { startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { QueryService } from '@talentlog/query';
import {
  createResumeParser,
  type Follower,
  linkTokens,
  odataHrCore,
  startSealer,
  startTimerLoop,
  systemClock,
  type TimerLoop,
} from '@talentlog/runtime';
import pino from 'pino';
import type { Config } from './config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { startFollowers } from './followers/start-followers.ts';
import { createHttp } from './http.ts';
import { createLinks, createLookup } from './lookup.ts';
import { openApiRoute } from './openapi.ts';
import { operationsRoutes } from './operations.ts';
import { type Seeded, seed } from './seed/seed.ts';
import { siteRoutes } from './site.ts';
import { openStorage } from './storage.ts';
import { unknownApi } from './unknown-api.ts';

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface Running {
  readonly url: string;
  readonly hrCoreUrl: string;
  readonly config: Config;
  readonly seeded: Seeded;
  stop(): Promise<void>;
}

/** Starts every service of the company in this process on the embedded stores, ready when it resolves. */
export async function start(config: Config): Promise<Running> {
  const logger = pino({ level: config.LOG_LEVEL, base: null }, pino.destination(2));
  const storage = await openStorage(config);
  const { store, open, checkpoints } = storage;
  const commandParts: CommandParts = {
    store,
    open,
    keys: storage.keys,
    signIns: storage.signIns,
    files: storage.files,
    scan: storage.scan,
    uploadRegister: storage.uploads,
    sms: storage.sms,
    secret: storage.secret,
    limits: {
      writesPerAddressPerMinute: config.WRITES_PER_ADDRESS_PER_MINUTE,
      codesPerAddressPerHour: config.CODES_PER_ADDRESS_PER_HOUR,
    },
    devInbox: config.devInbox,
    settings: settingsOf(config),
  };
  const command = await CommandService.create(commandParts);
  const { ledgerFile, keyFile } = storage.ledger;
  const sealer = await startSealer({ store, file: ledgerFile, keyFile, logger });
  const seeded = await seed(config, storage, commandParts);
  const counterpart = config.HR_CORE_URL
    ? undefined
    : await startHrCoreCounterpart({ port: 0, file: join(config.DATA_DIR, 'hr-core.db') });
  const hrCoreUrl = config.HR_CORE_URL ?? counterpart?.url ?? '';
  const query = await QueryService.start({
    store,
    open,
    views: storage.views,
    files: storage.files,
    logger,
    verify: async () => {
      await sealer.seal();
      return storage.verifyLog();
    },
  });
  const running: { followers: readonly Follower[]; timerLoop?: TimerLoop } = { followers: [] };
  const followers = () => [...running.followers, ...query.projectors.followers()];
  const app = await createHttp({ command, query, logger, followers, store, assets: join(webDist, 'client') });
  let accepting = true;
  const server = app.getHttpAdapter().getInstance();
  operationsRoutes(server, {
    query,
    scan: storage.scan,
    followers,
    timerLoop: () => running.timerLoop?.status(),
    store,
    accepting: () => accepting,
  });
  openApiRoute(server);
  if (config.devInbox) devInboxRoutes(server, storage.inbox);
  unknownApi(server);
  await siteRoutes(server, { webDist, logger });
  await app.listen(config.PORT, config.HOST);
  const address = app.getHttpServer().address() as { port: number };
  const url = config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${address.port}`;
  const parser = createResumeParser();
  const commands = command.client;
  running.timerLoop = startTimerLoop({ timers: storage.timers, clock: systemClock, fire: fireTimer(commands), logger });
  running.followers = startFollowers({
    company: { 'zh-CN': '云岭网络', 'en-US': 'Yunling Networks' },
    store,
    open,
    checkpoints,
    logger,
    commands,
    look: lookInto(command.cache),
    timers: storage.timers,
    files: storage.files,
    scan: storage.scan,
    parser,
    mailer: storage.mailer,
    smsGateway: storage.sms,
    lookup: createLookup(command.cache),
    links: createLinks(url, linkTokens(storage.secret)),
    hrCore: odataHrCore({
      baseUrl: hrCoreUrl,
      clientId: config.HR_CORE_CLIENT_ID,
      companyId: config.HR_CORE_COMPANY_ID,
      signIn: { secret: config.HR_CORE_CLIENT_SECRET },
    }),
  });
  return {
    url,
    hrCoreUrl,
    config,
    seeded,
    async stop() {
      accepting = false;
      query.live.close();
      await app.close();
      const workers = [...running.followers, running.timerLoop, sealer];
      await Promise.allSettled(workers.map((worker) => worker?.stop()));
      await parser.close();
      await query.stop();
      await counterpart?.close();
      await storage.close();
    },
  };
}

/** Company settings; at night nobody is woken by a message that ends in the dev inbox. */
const settingsOf = (config: Config): Settings => ({
  ...defaultSettings,
  ...((config.SMS_QUIET_HOURS ?? (config.devInbox ? 'off' : 'on')) === 'off' ? { smsQuietHours: null } : {}),
});
