// `npm run samples <data folder>`: adds a sample of every (event type, version) that has none yet, from the log of a server that
// is not running; what the log does not have is made from the contract. A sample once committed is never changed.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aggregates } from '../../domain/dist/fold.js';
import { createOpener, START } from '../../infra/runtime/dist/index.js';
import { openSqliteEventStore, openSqliteSubjectKeys } from '../../infra/runtime/dist/sqlite.js';
import { sampleOf } from '../support/sample.mjs';

const file = fileURLToPath(new URL('./events.json', import.meta.url));
const samples = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const contracts = Object.assign({}, ...Object.values(aggregates).map(({ events }) => events));
const missing = new Set(
  Object.entries(contracts).flatMap(([type, { version }]) => (samples[type]?.[version] ? [] : [type])),
);
const keep = (type, data) => {
  samples[type] = { ...samples[type], [contracts[type].version]: data };
  missing.delete(type);
};

const folder = process.argv[2];
if (folder) {
  const store = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const keys = await openSqliteSubjectKeys({
    file: join(folder, 'keys.db'),
    masterKeyFile: join(folder, 'keys.master'),
  });
  const openEvents = createOpener({ contracts, keys });
  for (let after = START; ; ) {
    const events = await store.readAll({ after, limit: 500 });
    if (events.length === 0) break;
    const open = await openEvents(events);
    for (const event of events)
      if (missing.has(event.type) && event.schemaVersion === contracts[event.type].version)
        keep(event.type, open(event).data);
    after = events.at(-1).position;
  }
  await store.close();
  await keys.close();
}
for (const type of [...missing]) {
  const data = sampleOf(contracts[type].data);
  const { success, error } = contracts[type].data.safeParse(data);
  if (success) keep(type, data);
  else
    console.error(
      `${type}: write its sample by hand: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`,
    );
}
const sorted = Object.fromEntries(Object.entries(samples).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
// As the style check wants it.
spawnSync('npx', ['biome', 'format', '--write', file], { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${Object.keys(sorted).length} event types have a sample, ${missing.size} still need one by hand.`);
