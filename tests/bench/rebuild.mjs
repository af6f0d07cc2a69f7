// `npm run bench:rebuild [-- --people 20000 | --data FOLDER]`: all views filled from the log, filled again beside those that answer, and
// an event projected live. Measures the log of a folder that `npm run bench:data` made, or of a stopped server; its views are left alone.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { upcasters } from '../../domain/dist/fold.js';
import { createOpener, silentLogger } from '../../infra/runtime/dist/index.js';
import { openSqliteEventStore, openSqliteSubjectKeys, openSqliteViewStore } from '../../infra/runtime/dist/sqlite.js';
import { eventContracts } from '../../infra/standalone/dist/event-contracts.js';
import { startProjectors } from '../../services/query/dist/projection/index.js';
import { projectors } from '../../services/query/dist/projectors.js';
import { folderFor } from './data/folder.mjs';
import { spread } from './measure.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    live: { type: 'string', default: '2000' },
    data: { type: 'string' },
    only: { type: 'string' },
  },
});
const folder = values.data ?? folderFor(Number(values.people));
if (!existsSync(folder)) throw new Error(`no ${folder}: npm run bench:data -- --people ${values.people} makes it`);
const scratch = mkdtempSync(join(tmpdir(), 'talentlog-rebuild-'));
const store = await openSqliteEventStore({ file: join(folder, 'events.db') });
const keys = await openSqliteSubjectKeys({ file: join(folder, 'keys.db'), masterKeyFile: join(folder, 'keys.master') });
const open = createOpener({ contracts: eventContracts, keys, upcasters });
const head = await store.head();
const events = Number(head);

/** Bytes this process handed to the system for writing; undefined where the system does not tell. */
const bytesWritten = () => {
  if (!existsSync('/proc/self/io')) return Number.NaN;
  return Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
};
const sizeOf = (file) =>
  [file, `${file}-wal`].reduce((sum, one) => sum + (existsSync(one) ? statSync(one).size : 0), 0);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

async function measured(work) {
  const [from, cpu, bytes] = [performance.now(), process.cpuUsage(), bytesWritten()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - from) / 1000, cpu: (user + system) / 1e6, bytes: bytesWritten() - bytes };
}

const start = (views, more = {}) =>
  startProjectors({ store: more.store ?? store, views, projectors, open, logger: silentLogger, ...more });

async function caughtUp(running, to) {
  if (!(await running.waitForAll(to, 2 ** 31 - 1))) throw new Error('the projectors stopped');
}

/** Milliseconds from when a page was due, every 20 ms, until it was there. */
function readMeanwhile(views) {
  const took = [];
  let isOver = false;
  const reading = (async () => {
    for (let due = performance.now(); !isOver; due = Math.max(due + 20, performance.now())) {
      await new Promise((go) => setTimeout(go, due - performance.now()));
      await views.list('application', { sort: [{ field: 'updatedAt', descending: true }], limit: 20 });
      took.push(performance.now() - due);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return took.sort((one, other) => one - other)[Math.floor(took.length * 0.95)];
  };
}

/** A log that ends before its last events. */
const shorter = (last) => ({
  ...store,
  head: async () => last,
  readAll: (asked) => store.readAll({ ...asked, upTo: last }),
  readStream: (...asked) => store.readStream(...asked),
  async *subscribe({ signal }) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
});

const row = (name, aim, value) => console.log(`${name.padEnd(52)}${aim.padEnd(22)}${value}`);

try {
  console.log(`${events} events\n`);
  row('', 'aim', '');
  const file = join(scratch, 'views.db');
  const views = openSqliteViewStore({ file });
  let running;
  const filled = await measured(async () => {
    running = await start(views);
    await caughtUp(running, head);
  });
  const perSecond = (seconds) => `${Math.round(events / seconds).toLocaleString('en')} events/s`;
  row('views filled from nothing', '30,000 events/s', perSecond(filled.seconds));
  row('  processor time', '', `${((filled.cpu / events) * 1e6).toFixed(0)} us an event`);
  row('  written for views of', '', `${megabytes(filled.bytes)} for ${megabytes(sizeOf(file))}`);
  row('  memory at its highest', '600 MB', megabytes(process.resourceUsage().maxRSS * 1024));
  const parked = (await running.status()).reduce((sum, one) => sum + one.parked, 0);
  if (parked > 0) throw new Error(`${parked} events were parked`);

  if (values.only === 'filled') process.exit(0);
  const idle = readMeanwhile(views);
  await new Promise((go) => setTimeout(go, 2000));
  const p95Idle = await idle();
  const reading = readMeanwhile(views);
  const again = await measured(() => Promise.all(projectors.map(({ name }) => running.rebuild(name))));
  const p95 = await reading();
  row('all views filled again beside those that answer', '30,000 events/s', perSecond(again.seconds));
  row('  written', '', megabytes(again.bytes));
  row(
    '  p95 of a page meanwhile / at rest',
    '2',
    `${(p95 / p95Idle).toFixed(1)} (${p95.toFixed(1)} / ${p95Idle.toFixed(1)} ms)`,
  );
  await running.stop();
  await views.close();

  const live = Math.min(Number(values.live), events - 1);
  const before = String(events - live).padStart(head.length, '0');
  const almost = join(scratch, 'almost.db');
  const filling = openSqliteViewStore({ file: almost });
  const first = await start(filling, { store: shorter(before) });
  await caughtUp(first, before);
  await first.stop();
  await filling.close();
  const rounds = { 1: [], 16: [] };
  for (let round = 0; round < 3; round += 1)
    for (const size of [1, 16]) {
      const other = join(scratch, `live-${round}-${size}.db`);
      copyFileSync(almost, other);
      const stored = openSqliteViewStore({ file: other });
      let following;
      const { cpu } = await measured(async () => {
        following = await start(stored, { batchSize: size });
        await caughtUp(following, head);
      });
      rounds[size].push((cpu / live) * 1e6);
      await following.stop();
      await stored.close();
      for (const end of ['', '-wal', '-shm']) rmSync(`${other}${end}`, { force: true });
    }
  for (const [size, found] of Object.entries(rounds)) {
    const { min, median, max } = spread(found);
    row(
      `an event live, ${size} at a time`,
      '100 us',
      `${median.toFixed(0)} us (${min.toFixed(0)} to ${max.toFixed(0)})`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
