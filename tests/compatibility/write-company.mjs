// Keeps companies as a program folded them: every stream's events (lifted and opened) with the state and data this commit computes from them.
//   node tests/compatibility/write-company.mjs <name> [--distinct] <data folder of a stopped server>...
// With --distinct only the first of those streams whose events have the same types in the same order.
//
// Both files were written at the commit before the machines were remodelled, and are history: they are not written again. demo-company is the
// demo company after one run of `npm run smoke`; tested-companies are the companies of tests/security, each taken before its folder was removed.
import '../../infra/node/ensure-supported.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { aggregates, fold, upcasters } from '../../domain/dist/fold.js';
import { createOpener, START } from '../../infra/runtime/dist/index.js';
import { openSqliteEventStore, openSqliteSubjectKeys } from '../../infra/runtime/dist/sqlite.js';

const { values, positionals } = parseArgs({ options: { distinct: { type: 'boolean' } }, allowPositionals: true });
const [name, ...folders] = positionals;
const contracts = Object.assign({}, ...Object.values(aggregates).map(({ events }) => events));

/** The streams of one data folder: name -> [type, instant, data] of each event. */
async function streamsIn(folder) {
  const store = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const keys = await openSqliteSubjectKeys({
    file: join(folder, 'keys.db'),
    masterKeyFile: join(folder, 'keys.master'),
  });
  const openEvents = createOpener({ contracts, keys, upcasters });
  const streams = new Map();
  for (let after = START; ; ) {
    const events = await store.readAll({ after, limit: 500 });
    if (events.length === 0) break;
    const open = await openEvents(events);
    for (const stored of events) {
      const { stream, type, at, data } = open(stored);
      streams.set(stream, [...(streams.get(stream) ?? []), [type, at, data]]);
    }
    after = events.at(-1).position;
  }
  await store.close();
  await keys.close();
  return [...streams];
}

const streams = [];
for (const folder of folders) streams.push(...(await streamsIn(folder)));
const seen = new Set();
const isNew = ([stream, events]) => {
  const order = [stream.slice(0, stream.indexOf('-')), ...events.map(([type]) => type)].join(' ');
  return !values.distinct || (!seen.has(order) && seen.add(order));
};
const kept = streams.filter(isNew).map(([stream, events]) => {
  const aggregate = aggregates[stream.slice(0, stream.indexOf('-'))];
  const id = stream.slice(aggregate.name.length + 1);
  const told = events.map(([type, at, data]) => ({ type, at, data }));
  const { state, data } = fold(aggregate, id, told);
  return { stream, events, state, data };
});
const file = new URL(`./${name}.json.gz`, import.meta.url);
const text = `[\n${kept.map((stream) => JSON.stringify(stream)).join(',\n')}\n]\n`;
writeFileSync(file, gzipSync(text, { level: 9 }));
const types = new Set(kept.flatMap(({ events }) => events.map(([type]) => type)));
console.log(`${kept.length} streams, ${types.size} of ${Object.keys(contracts).length} event types: ${file.pathname}`);
