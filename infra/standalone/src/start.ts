import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CommandParts,
  CommandService,
  followTimers,
  startProcesses,
  startResumeFileWorker,
} from '@talentlog/command';
import { defaultSettings, type Settings } from '@talentlog/domain';
import { startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { startNotifier } from '@talentlog/notifier';
import { QueryService } from '@talentlog/query';
import {
  createResumeParser,
  linkTokens,
  odataHrCore,
  startSealer,
  startTimerLoop,
  systemClock,
  verify,
} from '@talentlog/runtime';
import { startSapBridge } from '@talentlog/sap-bridge';
import pino from 'pino';
import type { Config } from './config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
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
  const ledger = {
    events: join(config.DATA_DIR, 'events.db'),
    ledger: join(config.DATA_DIR, 'ledger.jsonl'),
    key: join(config.DATA_DIR, 'ledger.key'),
  };
  const sealer = await startSealer({ store, file: ledger.ledger, keyFile: ledger.key, logger });
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
      return verify({ eventsFile: ledger.events, ledgerFile: ledger.ledger, keyFile: ledger.key });
    },
  });
  const app = await createHttp({ command, query, logger, assets: join(webDist, 'client') });
  let accepting = true;
  const server = app.getHttpAdapter().getInstance();
  const running: Record<string, { stop(): Promise<void> }> = {};
  operationsRoutes(server, {
    query,
    scan: storage.scan,
    workers: () => Object.fromEntries(Object.keys(running).map((name) => [name, { ready: true, detail: 'running' }])),
    head: () => store.head(),
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
  const lookup = createLookup(command.cache);
  running.sealer = sealer;
  running.timers = followTimers({ store, open, timers: storage.timers, logger });
  running.timerLoop = startTimerLoop({ timers: storage.timers, clock: systemClock, fire: fireTimer(commands), logger });
  running.processes = startProcesses({
    store,
    open,
    commands,
    look: command.cache,
    checkpoints,
    clock: systemClock,
    logger,
  });
  running.resumeFiles = startResumeFileWorker({
    store,
    open,
    commands,
    files: storage.files,
    scan: storage.scan,
    parser,
    checkpoints,
    logger,
  });
  running.notifier = startNotifier({
    company: { 'zh-CN': '云岭网络', 'en-US': 'Yunling Networks' },
    store,
    open,
    commands,
    mailer: storage.mailer,
    smsGateway: storage.sms,
    lookup,
    links: createLinks(url, linkTokens(storage.secret)),
    checkpoints,
    clock: systemClock,
    logger,
  });
  running.sapBridge = startSapBridge({
    store,
    open,
    hrCore: odataHrCore({
      baseUrl: hrCoreUrl,
      clientId: config.HR_CORE_CLIENT_ID,
      companyId: config.HR_CORE_COMPANY_ID,
      signIn: { secret: config.HR_CORE_CLIENT_SECRET },
    }),
    commands,
    checkpoints,
    clock: systemClock,
    logger,
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
      await Promise.allSettled(Object.values(running).map((worker) => worker.stop()));
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

/** A due timer is a command of the system; its id comes from the timer, so firing twice is one. */
function fireTimer(commands: CommandService['client']) {
  return async (timer: { id: string; dueAt: string; payload: unknown; fireId: string }): Promise<void> => {
    const { name, payload, causationId } = timer.payload as { name: string; payload: unknown; causationId: string };
    const answer = await commands.execute({
      name,
      payload,
      commandId: timer.fireId,
      actor: 'system:timer',
      causationId,
    });
    if (!answer.ok && answer.status >= 500) throw new Error(`${name}: ${answer.code}`);
  };
}
