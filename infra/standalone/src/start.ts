import type { Logger } from '@talentlog/runtime';
import type { Config } from './config.ts';
import { reachHrCore } from './hr-core.ts';
import { createLogger } from './logger.ts';
import type { CommandSide } from './query/sides.ts';
import { QueryThread } from './query/thread.ts';
import type { Seeded } from './seed/seed.ts';
import { listen } from './server.ts';
import { type Services, startServices } from './services.ts';
import { openStorage, type Storage } from './storage.ts';
import { startWorkers, type Workers } from './workers.ts';

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
 * Starts every service of the company on the embedded stores, ready when it resolves: the queries in a thread of their own, whose
 * program loads meanwhile.
 */
export async function start(config: Config): Promise<Running> {
  const logger = createLogger(config);
  const own: Own = {};
  const queries = new QueryThread({ config, logger, mine: commandSide(own) });
  try {
    return await startAround(queries, { config, logger, own });
  } catch (error) {
    await queries.abandon();
    throw error;
  }
}

/** What this thread has once it has begun. */
interface Own {
  storage?: Storage;
  services?: Services;
}

/** What the queries ask of this thread. */
const commandSide = (own: Own): CommandSide => ({
  lastIntegrity: async () => own.services?.integrity.last(),
  async checkIntegrity() {
    if (own.services === undefined) throw new Error('the log is not open yet');
    return own.services.integrity.check();
  },
  diskSaid: (fault, words) => own.storage?.disk.note(fault, new Error(words)),
});

interface StartParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly own: Own;
}

async function startAround(queries: QueryThread, { config, logger, own }: StartParts): Promise<Running> {
  const storage = await openStorage(config, logger, () => queries.announce());
  own.storage = storage;
  const forget = (person: string) => queries.ask('forget', person);
  const services = await startServices(config, storage, { logger, forget });
  own.services = services;
  const [hrCore] = await Promise.all([reachHrCore(config), queries.open()]);
  let workers: Workers | undefined;
  const parts = { config, storage, services, queries, logger };
  const server = await listen({ ...parts, absent: hrCore.absent, workers: () => workers });
  const { command, sealer, seeded, integrity, inspector } = services;
  workers = startWorkers({ config, storage, command, logger, url: server.url, hrCore: hrCore.core });
  return {
    url: server.url,
    listensOn: server.listensOn,
    hrCoreUrl: hrCore.url,
    config,
    seeded,
    async stop() {
      await server.stop();
      await inspector.close();
      await Promise.allSettled([workers?.stop(), integrity.stop().then(() => sealer.stop())]);
      await queries.stop();
      await hrCore.close();
      await storage.close();
    },
  };
}
