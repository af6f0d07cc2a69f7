import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import { createOpener, type Disk, type EventReader, type LogPosition, openSecrets } from '@talentlog/runtime';
import { openSqliteEventReader } from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { eventContracts } from '../event-contracts.ts';
import type { StoresPlace } from '../stores/places.ts';

/** Where the log is. */
type LogPlace = Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'KURRENTDB_URL'>>;

interface LogBesideParts {
  readonly config: LogPlace;
  readonly place: Pick<StoresPlace, 'keys'>;
  readonly guard: Disk['guard'];
  /** Keys of persons in memory. */
  readonly keptKeys: number;
}

/** The log in this folder, or on KurrentDB, which notifies its readers itself. */
async function openReader(config: LogPlace): Promise<EventReader & { announce(head: LogPosition): void }> {
  if (config.KURRENTDB_URL === undefined) return openSqliteEventReader({ file: join(config.DATA_DIR, 'events.db') });
  const { openKurrentEventReader } = await import('@talentlog/runtime/kurrentdb');
  return Object.assign(await openKurrentEventReader({ url: config.KURRENTDB_URL }), { announce: () => undefined });
}

/** The log with what opens its events, on handles of our own beside the thread that writes it. */
export async function openLogBeside({ config, place, guard, keptKeys }: LogBesideParts) {
  const log = await openReader(config);
  const keys = guard(await place.keys(keptKeys));
  return {
    log,
    store: guard(log),
    open: createOpener({ contracts: eventContracts, keys, upcasters }),
    secret: openSecrets(config.DATA_DIR),
    async close(): Promise<void> {
      await keys.close();
      await log.close();
    },
  };
}
