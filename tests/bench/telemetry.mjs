// `npm run bench -- --only telemetry [-- --rounds 5 --seconds 3 --people 64 --strict]`: what keeping traces costs a command: the same server without, with
// all of them, and with one of a hundred, in interleaved rounds of one run; and a span that nobody keeps.
import '../../infra/node/ensure-supported.mjs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { inSpan } from '@talentlog/runtime';
import { aimed, missedAims } from './aims.mjs';
import { cpuSeconds } from './cpu.mjs';
import { line, requestsPerSecond } from './measure.mjs';
import { startTalentlog } from './talentlog.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    people: { type: 'string', default: '64' },
    strict: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, people] = [values.rounds, values.seconds, values.people].map(Number);
const callers = 64;

let taken = 0;
const receiver = createServer((request, response) => {
  request.on('data', (part) => {
    taken += part.length;
  });
  request.on('end', () => response.end('{}'));
});
await new Promise((listening) => receiver.listen(0, '127.0.0.1', listening));
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.address().port}` };

/** Nanoseconds of a call through a span that nobody keeps, beside the call alone. */
async function unkept() {
  const work = async () => undefined;
  const start = { name: 'x', kind: 'internal', mayBegin: true };
  const spent = async (call) => {
    const since = performance.now();
    for (let n = 0; n < 1_000_000; n += 1) await call();
    return performance.now() - since;
  };
  await spent(work);
  return (await spent(() => inSpan(start, work))) - (await spent(work));
}

const servers = {};
try {
  for (const [name, env] of Object.entries({
    off: {},
    on: endpoint,
    'one of a hundred': { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.01' },
  }))
    servers[name] = await startTalentlog({ people, env });
  const seen = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { target, ids, body, pid, settled }] of Object.entries(servers)) {
      const before = cpuSeconds(pid);
      const bodyFor = (caller) => body(ids[caller % ids.length]);
      const rate = await requestsPerSecond({ ...target, callers, seconds, bodyFor });
      await settled();
      const cost = ((cpuSeconds(pid) - before) / (rate * seconds)) * 1e6;
      // The first round warms everything up.
      if (round > 0) seen[name] = [...(seen[name] ?? []), { rate, cost }];
    }
  const of = (name, what) => seen[name].map((figures) => figures[what]);
  const ratio = (name, what) => of(name, what).map((figure, round) => figure / of('off', what)[round]);
  const aims = [
    aimed({ name: 'commands a second, all traces / none', values: ratio('on', 'rate'), digits: 2, least: 0.8 }),
    aimed({ name: 'processor time, all traces / none', values: ratio('on', 'cost'), digits: 2, most: 1.25 }),
    aimed({
      name: 'commands a second, one of a hundred / none',
      values: ratio('one of a hundred', 'rate'),
      digits: 2,
      least: 0.9,
    }),
    aimed({
      name: 'processor time, one of a hundred / none',
      values: ratio('one of a hundred', 'cost'),
      digits: 2,
      most: 1.1,
    }),
    aimed({ name: 'a span that nobody keeps, nanoseconds', values: [await unkept()], most: 100 }),
  ];
  console.log(`
AddJobSeekerComment, ${callers} callers, ${rounds} interleaved rounds of ${seconds} s; ${Math.round(taken / 1024)} kB of spans arrived
${''.padEnd(58)}       min    median       max
${Object.keys(seen)
  .map((name) => line(`${name}: commands a second`, of(name, 'rate')))
  .join('\n')}
${Object.keys(seen)
  .map((name) => line(`${name}: microseconds of processor a command`, of(name, 'cost')))
  .join('\n')}

${aims.map(({ text }) => text).join('\n')}`);
  if (values.strict && aims.some(({ missed }) => missed)) process.exitCode = missedAims;
} finally {
  for (const { stop } of Object.values(servers)) await stop();
  receiver.closeAllConnections();
  receiver.close();
}
