import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import { createOpener, type Disk, type EventReader, openSecrets } from '@talentlog/runtime';
import { openSqliteEventReader } from '@talentlog/runtime/sqlite';
import { eventContracts } from '../event-contracts.ts';
import type { LogPlace } from '../instance/served-log.ts';
import type { StoresPlace } from '../stores/places.ts';

interface LogBesideParts {
  readonly config: LogPlace;
  readonly place: Pick<StoresPlace, 'keys'>;
  readonly guard: Disk['guard'];
  /** Keys of persons in memory. */
  readonly keptKeys: number;
}

/** The log in this folder; or on KurrentDB, or that of another process, which tell by themselves what is appended. */
async function openReader(config: LogPlace): Promise<EventReader & { announce(): void }> {
  const announce = () => undefined;
  if (config.KURRENTDB_URL !== undefined) {
    const { openKurrentEventReader } = await import('@talentlog/runtime/kurrentdb');
    return Object.assign(await openKurrentEventReader({ url: config.KURRENTDB_URL }), { announce });
  }
  if (config.LOG_URL === undefined) return openSqliteEventReader({ file: join(config.DATA_DIR, 'events.db') });
  const { openServedLog } = await import('../instance/served-log.ts');
  return Object.assign(await openServedLog(config), { announce });
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
