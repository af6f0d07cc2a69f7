import { join } from 'node:path';
import type { EventContract } from '@talentlog/contracts';
import { aggregates, upcasters } from '@talentlog/domain/fold';
import { createOpener, START } from '@talentlog/runtime';
import { openSqliteEventReader, openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';

const contracts: Readonly<Record<string, EventContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ events }) => events),
);

/** Every personal field of every event, by the contracts. */
export const personalFields: readonly string[] = Object.entries(contracts).flatMap(([type, { personal = [] }]) =>
  personal.map((field) => `${type}.${field}`),
);

/** Personal fields that hold one of these words in the log of the folder: opened with its keys, past its server. */
export async function fieldsWith(words: readonly string[], folder: string): Promise<ReadonlySet<string>> {
  const store = openSqliteEventReader({ file: join(folder, 'events.db') });
  const keys = await openSqliteSubjectKeys({
    file: join(folder, 'keys.db'),
    masterKeyFile: join(folder, 'keys.master'),
  });
  try {
    const found = new Set<string>();
    const open = createOpener({ contracts, keys, upcasters });
    for (let after = START; ; ) {
      const events = await store.readAll({ after, limit: 1_000 });
      const last = events.at(-1);
      if (last === undefined) return found;
      const opened = await open(events);
      for (const event of events)
        for (const field of contracts[event.type]?.personal ?? []) {
          const said = JSON.stringify(opened(event).data[field] ?? null);
          if (words.some((word) => said.includes(word))) found.add(`${event.type}.${field}`);
        }
      after = last.position;
    }
  } finally {
    await keys.close();
    await store.close();
  }
}
