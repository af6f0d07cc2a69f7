import { LineBroken, type Logger } from '@talentlog/runtime';
import type { Config } from './config.ts';
import { reachHrCore } from './hr-core.ts';
import { createLogger } from './logger.ts';
import { startQueryThread } from './query/thread.ts';
import type { Seeded } from './seed/seed.ts';
import { listen } from './server.ts';
import { startServices } from './services.ts';
import { openStorage } from './storage.ts';
import { type Own, queryHost, workersHost } from './threads/hosts.ts';
import { startWorkersThread } from './workers/thread.ts';

export interface Running {
  /** Origin by which others reach it, and the one it listens on. */
  readonly url: string;
  readonly listensOn: string;
  /** Undefined where there is none. */
  readonly hrCoreUrl: string | undefined;
  readonly config: Config;
  readonly seeded: Seeded;
  stop(): Promise<void>;
}

/**
 * Starts every service of the company on the embedded stores, ready when it resolves: the queries and the workers in threads of their
 * own, whose programs load meanwhile.
 */
export async function start(config: Config): Promise<Running> {
  const logger = createLogger(config);
  const own: Own = {};
  const threads = startThreads(config, logger, own);
  try {
    return await startAround(threads, { config, logger, own });
  } catch (error) {
    await Promise.all([threads.queries.thread.abandon(), threads.workers.abandon()]);
    throw error;
  }
}

type Threads = ReturnType<typeof startThreads>;

const startThreads = (config: Config, logger: Logger, own: Own) => ({
  queries: startQueryThread({ config, logger, mine: queryHost(own) }),
  workers: startWorkersThread({ config, logger, mine: workersHost(own) }),
});

/** Rejects while the queries are away, whose rows stay. The workers keep folds in memory alone, which end with them. */
async function forgotten({ queries, workers }: Threads, person: string): Promise<void> {
  await workers.forget(person).catch((error: unknown) => {
    if (!(error instanceof LineBroken)) throw error;
  });
  await queries.thread.forget(person);
}

interface StartParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly own: Own;
}

async function startAround(threads: Threads, { config, logger, own }: StartParts): Promise<Running> {
  const { queries, workers } = threads;
  const each = [queries.thread, workers];
  const storage = await openStorage(config, logger, () => {
    for (const thread of each) thread.announce();
  });
  own.storage = storage;
  const forget = (person: string) => forgotten(threads, person);
  const services = await startServices(config, storage, { logger, forget });
  own.services = services;
  const [hrCore] = await Promise.all([reachHrCore(config), queries.thread.begun()]);
  own.hrCore = hrCore;
  const server = await listen({ config, storage, services, ...threads, logger, absent: hrCore.absent });
  await workers.begun();
  const { sealer, seeded, integrity, inspector } = services;
  return {
    url: server.url,
    listensOn: server.listensOn,
    hrCoreUrl: hrCore.url,
    config,
    seeded,
    async stop() {
      await server.stop();
      await inspector.close();
      await Promise.allSettled([workers.stop(), integrity.stop().then(() => sealer.stop())]);
      await queries.thread.stop();
      await hrCore.close();
      await storage.close();
    },
  };
}
