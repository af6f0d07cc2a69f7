import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { steadyLoad } from '../../support/steady-load.mjs';
import { registered, signedIn, startServer } from '../server.mjs';

/** What a server of a small company may come to, and how much it may grow after it has warmed up; each request under way is an open file. */
const limits = { growthMB: 40, fds: 150, walMB: 128, lagEvents: 999 };
const megabyte = 1024 * 1024;

const metric = (text, name) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
const lagOf = (text) =>
  Math.max(
    0,
    ...[...text.matchAll(/^talentlog_projector_lag_events{[^}]*} (\S+)/gm)].map(([, events]) => Number(events)),
  );
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function sample(url, dataDir) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const wal = readdirSync(dataDir).filter((name) => name.endsWith('-wal'));
  return {
    rss: metric(text, 'process_resident_memory_bytes') / megabyte,
    heap: metric(text, 'nodejs_heap_size_used_bytes') / megabyte,
    heapTotal: metric(text, 'nodejs_heap_size_total_bytes') / megabyte,
    external: metric(text, 'nodejs_external_memory_bytes') / megabyte,
    fds: metric(text, 'process_open_fds'),
    wal: Math.max(0, ...wal.map((name) => statSync(join(dataDir, name)).size)) / megabyte,
    lag: lagOf(text),
  };
}

const shown = (at, one) =>
  `  ${String(at).padStart(5)} s  ${Object.entries(one)
    .map(([name, value]) => `${name} ${value.toFixed(name === 'fds' ? 0 : 1)}`)
    .join('  ')}`;

/** So many commands a second, with questions beside; after a third of the time what is left of growth is a leak. */
export default {
  name: 'soak',
  proves: 'memory, files, write-ahead log and lag stay bounded under 200 commands a second, with questions',
  unit: 'seconds',
  rounds: { short: 6, long: 3_600 },
  plant: {
    says: 'every append is kept for ever',
    changes: [
      {
        file: 'runtime/dist/event-store/sqlite/append-queue.js',
        from: 'const one = packed(commit);',
        to: 'const one = packed(commit); (globalThis.kept ??= []).push(Buffer.alloc(200_000, 1));',
      },
    ],
    rounds: 10,
  },
  async run({ rounds: seconds, folder, say }) {
    const dataDir = folder();
    const server = await startServer(dataDir);
    try {
      const admin = await signedIn(server.url);
      const people = [];
      for (let count = 0; count < 8; count += 1) people.push(await registered(server.url));
      const samples = [];
      const began = Date.now();
      const over = () => Date.now() - began > seconds * 1000;
      const load = steadyLoad({ url: server.url, cookie: admin.cookie, people, perSecond: 200, isOver: over });
      const every = Math.max(1_000, (seconds * 1000) / 60);
      while (!over()) {
        await new Promise((go) => setTimeout(go, every));
        samples.push(await sample(server.url, dataDir));
        if (seconds > 60) say(shown(Math.round((Date.now() - began) / 1000), samples.at(-1)));
      }
      const { length: written } = await load;
      return judged(samples, written, seconds);
    } finally {
      await server.kill();
    }
  },
};

function judged(samples, written, seconds) {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [warm, last] = [samples.slice(third, third * 2), samples.slice(-third)];
  const of = (list, name) => median(list.map((one) => one[name]));
  const growth = of(last, 'rss') - of(warm, 'rss');
  const figures = `${written} written in ${seconds} s; RSS ${of(warm, 'rss').toFixed(0)} -> ${of(last, 'rss').toFixed(0)} MB, heap ${of(warm, 'heap').toFixed(0)} -> ${of(last, 'heap').toFixed(0)} MB, fds ${of(last, 'fds')}, WAL ${of(last, 'wal').toFixed(1)} MB, lag ${of(last, 'lag')} events`;
  const wrong = [
    growth > limits.growthMB && `RSS grew by ${growth.toFixed(0)} MB after warming up`,
    of(last, 'fds') - of(warm, 'fds') > limits.fds && 'open files grew',
    of(last, 'wal') > limits.walMB && 'the write-ahead log grew',
    of(last, 'lag') >= limits.lagEvents && 'the views fell behind',
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(`${wrong.join('; ')} (${figures})`);
  return figures;
}
