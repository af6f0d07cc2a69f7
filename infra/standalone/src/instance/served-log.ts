import type { EventStore } from '@talentlog/runtime';
import {
  type Checks,
  openServedEventStore,
  type ServedEventStore,
  serveLog,
  type Terms,
} from '@talentlog/runtime/served-log';
import { differingFrom, digestsOf } from '../config/alike.ts';
import type { Config } from '../config.ts';
import { isProvenIn, provenIn } from './same-folder.ts';

/** Where the log is: in a folder, or with another process, which has its other stores there, and what must be set as that one has it. */
export type LogPlace = Pick<Config, 'DATA_DIR'> & Partial<Config>;

/**
 * The log that another process owns. Throws EngineRefused where it is not there, where the folder is not the very one in which the owner keeps
 * its other stores, and where settings differ that must not.
 */
export const openServedLog = (config: LogPlace): Promise<ServedEventStore> =>
  openServedEventStore({
    url: String(config.LOG_URL),
    secret: config.LOG_SECRET ?? '',
    digests: digestsOf(config),
    proven: provenIn(config.DATA_DIR),
  });

/** Serves the log, and what is known of it, to instances that stand on our folder and have what must be alike. */
export function serveOwnLog(config: Config, store: EventStore, checks: Checks) {
  const { LOG_PORT: port = 0, LOG_HOST: host, LOG_SECRET: secret = '', DATA_DIR: folder } = config;
  const digests = digestsOf(config);
  const differing = (terms: Terms) => [
    ...(isProvenIn(folder, terms.proof) ? [] : ['DATA_DIR']),
    ...differingFrom(digests, terms.digests),
  ];
  return serveLog({ store, checks, host, port, secret, differing });
}
