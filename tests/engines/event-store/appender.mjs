// Appends without end from several callers and tells on the standard output, one line each, what was acknowledged.
// Arguments: folder of the compiled runtime, data folder, number of callers, and after how many acknowledgements to end (never).
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, folder, callers, enough] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(runtime, `${name}.js`)).href);
const { openSqliteEventStore } = await load('event-store/sqlite/store');
const { startSealer } = await load('ledger/sealer');

const say = (line) => writeSync(1, `${line}\n`);
const store = await openSqliteEventStore({ file: join(folder, 'events.db') });
const logger = { info: () => {}, warn: () => {}, error: (fields, message) => say(`error ${message} ${fields.err}`) };
await startSealer({
  store,
  file: join(folder, 'ledger.jsonl'),
  keyFile: join(folder, 'ledger.key'),
  logger,
  everyMs: 20,
});
say('ready');

const metadata = {
  actor: 'guest',
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
  commandName: 'Test',
  at: '2026-11-21T00:00:00.000Z',
};
const event = () => ({
  id: randomUUID(),
  type: 'Happened',
  schemaVersion: 1,
  data: { text: 'x'.repeat(400) },
  metadata,
});

let acknowledged = 0;

async function call() {
  const stream = `s-${randomUUID()}`;
  for (let revision = -1; ; revision += 2) {
    const commitId = randomUUID();
    const writes = [{ stream, expected: revision < 0 ? 'no-stream' : revision, events: [event(), event()] }];
    const { position } = await store.append({ commitId, writes });
    say(`ack ${commitId} ${position}`);
    acknowledged += 1;
    if (acknowledged === Number(enough)) process.exit(0);
  }
}
await Promise.all(Array.from({ length: Number(callers) }, call));
