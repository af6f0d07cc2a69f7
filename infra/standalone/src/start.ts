import pino from 'pino';
import type { Config } from './config.ts';
import { reachHrCore } from './hr-core.ts';
import type { Seeded } from './seed/seed.ts';
import { listen } from './server.ts';
import { startServices } from './services.ts';
import { openStorage } from './storage.ts';
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

/** Starts every service of the company in this process on the embedded stores, ready when it resolves. */
export async function start(config: Config): Promise<Running> {
  const output = pino.destination(2);
  // Lines that a full disk does not take are lost; the work they tell of goes on.
  output.on('error', () => undefined);
  const logger = pino({ level: config.LOG_LEVEL, base: null }, output);
  const storage = await openStorage(config, logger);
  const services = await startServices(config, storage, logger);
  const hrCore = await reachHrCore(config);
  let workers: Workers | undefined;
  const server = await listen({ config, storage, services, logger, absent: hrCore.absent, workers: () => workers });
  const { command, query, sealer, seeded, integrity, viewsWatch, inspector } = services;
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
      await Promise.allSettled([workers?.stop(), integrity.stop().then(() => sealer.stop()), viewsWatch.stop()]);
      await query.stop();
      await hrCore.close();
      await storage.close();
    },
  };
}
