import { join } from 'node:path';
import { startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import pino from 'pino';
import type { Config } from './config.ts';
import type { Seeded } from './seed/seed.ts';
import { listen } from './server.ts';
import { startServices } from './services.ts';
import { openStorage } from './storage.ts';
import { startWorkers, type Workers } from './workers.ts';

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
  const services = await startServices(config, storage, logger);
  const hrCore = await reachHrCore(config);
  let workers: Workers | undefined;
  const server = await listen({ config, storage, services, logger, workers: () => workers });
  const { command, query, sealer, seeded } = services;
  workers = startWorkers({ config, storage, command, logger, url: server.url, hrCoreUrl: hrCore.url });
  return {
    url: server.url,
    hrCoreUrl: hrCore.url,
    config,
    seeded,
    async stop() {
      await server.stop();
      await Promise.allSettled([workers?.stop(), sealer.stop()]);
      await query.stop();
      await hrCore.close();
      await storage.close();
    },
  };
}

/** The configured HR core, or the counterpart that stands in for it. */
async function reachHrCore({ HR_CORE_URL: url, DATA_DIR }: Config) {
  if (url) return { url, close: async () => undefined };
  return startHrCoreCounterpart({ port: 0, file: join(DATA_DIR, 'hr-core.db') });
}
