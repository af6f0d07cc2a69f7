import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import { createOpener, type Disk, openSecrets } from '@talentlog/runtime';
import { type LogFollower, openSqliteEventReader, openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
import { eventContracts } from '../event-contracts.ts';

interface LogBesideParts {
  readonly folder: string;
  readonly guard: Disk['guard'];
  /** Keys of persons in memory. */
  readonly keptKeys: number;
}

/** The log with what opens its events, on handles of our own beside the thread that writes it. */
export async function openLogBeside({ folder, guard, keptKeys }: LogBesideParts) {
  const file = (name: string) => ({ file: join(folder, name) });
  const masterKeyFile = join(folder, 'keys.master');
  const log: LogFollower = openSqliteEventReader(file('events.db'));
  const keys = guard(await openSqliteSubjectKeys({ ...file('keys.db'), masterKeyFile, cached: keptKeys }));
  return {
    log,
    store: guard(log),
    open: createOpener({ contracts: eventContracts, keys, upcasters }),
    secret: openSecrets(folder),
    async close(): Promise<void> {
      await keys.close();
      await log.close();
    },
  };
}
