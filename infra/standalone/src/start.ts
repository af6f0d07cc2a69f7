import { LineBroken, type Logger } from '@talentlog/runtime';
import type { Telemetry } from '@talentlog/runtime/otlp';
import type { Config } from './config.ts';
import type { Seeded } from './first-start/fill.ts';
import { hrCoreAt, standInForHrCore } from './hr-core.ts';
import { assertTopics } from './kafka/open.ts';
import { createLogger } from './logger.ts';
import { reachOf } from './reach.ts';
import { listen } from './server.ts';
import { startServices } from './services.ts';
import { openStorage } from './storage.ts';
import { openTelemetry } from './telemetry.ts';
import { type Beside, everybodyOf, inThreads } from './threads/beside.ts';
import type { Own } from './threads/hosts.ts';

export interface Running {
  /** Origin by which others reach it, and the one it listens on. */
  readonly url: string;
  readonly listensOn: string;
  /** Undefined where there is none. */
  readonly hrCoreUrl: string | undefined;
  /** What to set, where no SMS can leave. */
  readonly smsAbsent: string | undefined;
  /** The same for mail. */
  readonly mailAbsent: string | undefined;
  readonly config: Config;
  readonly seeded: Seeded;
  stop(): Promise<void>;
}

/** Where what runs beside the commands runs: in threads of this process, or most of it in processes that join. */
export type Where = (parts: Parameters<typeof inThreads>[0]) => Beside;

/**
 * Starts the company on the embedded stores, ready when it resolves: queries and workers in threads of their own, whose programs load
 * meanwhile, or apart.
 */
export async function start(config: Config, where: Where = inThreads): Promise<Running> {
  const logger = createLogger(config);
  const telemetry = await openTelemetry(config, 'command', logger);
  const own: Own = {};
  const beside = where({ config, logger, own });
  try {
    return await startAround(beside, { config, logger, own, telemetry });
  } catch (error) {
    beside.leave();
    await Promise.all(everybodyOf(beside).map((one) => one.abandon()));
    throw error;
  }
}

/** Rejects while the queries are away, whose rows stay. Workers keep folds in memory alone, which end with them. */
async function forgotten({ queries, workers }: Beside, person: string): Promise<void> {
  const folds = Object.values(workers).map((one) =>
    one.forget(person).catch((error: unknown) => {
      if (!(error instanceof LineBroken)) throw error;
    }),
  );
  await Promise.all(folds);
  await queries.kept.forget(person);
}

interface StartParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly own: Own;
  readonly telemetry: Telemetry;
}

async function startAround(beside: Beside, { config, logger, own, telemetry }: StartParts): Promise<Running> {
  const workers = Object.values(beside.workers);
  await assertTopics(config, logger);
  const storage = await openStorage(config, logger, (head) => {
    for (const one of everybodyOf(beside)) one.announce(head);
  });
  own.storage = storage;
  const services = await startServices(config, storage, { logger, forget: (person) => forgotten(beside, person) });
  own.services = services;
  const hrCore = await standInForHrCore(config);
  own.hrCore = hrCore;
  const hrCoreUrl = config.HR_CORE_URL ?? hrCore.url;
  const reach = reachOf({ config, storage, hrCoreUrl });
  own.reach = reach;
  const sap = hrCoreUrl === undefined ? undefined : hrCoreAt(hrCoreUrl, config).core;
  // Whoever joins asks at once for what is above.
  await beside.welcome(storage.secret);
  await beside.queries.kept.begun();
  const server = await listen({ config, storage, services, beside, reach, sap, logger, telemetry });
  await Promise.all(workers.map((one) => one.begun()));
  const { sealer, seeded, integrity, inspector, pdfRenderer } = services;
  return {
    url: server.url,
    listensOn: server.listensOn,
    hrCoreUrl,
    smsAbsent: storage.sms.absent,
    mailAbsent: storage.mailer.absent,
    config,
    seeded,
    async stop() {
      await server.stop();
      await Promise.all([inspector.close(), pdfRenderer.close()]);
      await Promise.allSettled([...workers.map((one) => one.stop()), integrity.stop().then(() => sealer.stop())]);
      await beside.queries.kept.stop();
      beside.leave();
      await hrCore.close();
      await storage.close();
      await telemetry.stop();
    },
  };
}
