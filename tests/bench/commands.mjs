// `npm run bench -- --only commands [-- --rounds 5 --seconds 3 --people 300 --strict]`: durable commands per second, whole path over HTTP, beside a floor and beside a neighbour.
import '../../infra/node/ensure-supported.mjs';
import { parseArgs } from 'node:util';
import { withOwnPackages } from '../support/own-packages.mjs';
import { missedAims } from './aims.mjs';
import { report } from './commands-report.mjs';
import { cpuSeconds, mainThreadSeconds } from './cpu.mjs';
import { requestsPerSecond, syncsPerSecond } from './measure.mjs';
import { printedUrl, startProcess } from './process.mjs';
import { startTalentlog } from './talentlog.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    people: { type: 'string', default: '300' },
    strict: { type: 'boolean', default: false },
  },
});
withOwnPackages(new URL('peers/', import.meta.url), 'the bench');
const { startPostgres } = await import('./peers/postgres.mjs');
const [rounds, seconds, people] = [values.rounds, values.seconds, values.people].map(Number);
const many = 64;

/** What was started, newest first; ended whatever happens, so that no server outlives its measurement. */
const running = [];
const started = async (promise) => {
  const server = await promise;
  running.unshift(server);
  return server;
};

async function startAll() {
  const talentlog = await started(startTalentlog({ people }));
  const env = { BYTES: String(talentlog.bytes) };
  const bare = await started(startProcess('bare-server.mjs', { env, ready: printedUrl }));
  const postgres = await started(startPostgres());
  const emmett = await started(
    startProcess('peers/emmett-server.mjs', { env: { POSTGRES_URL: postgres.url }, ready: printedUrl }),
  );
  for (const jobSeekerId of talentlog.ids) {
    const body = JSON.stringify({ jobSeekerId });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${emmett.url}/people`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return { talentlog, bare, emmett, postgres };
}

const cpuOf = (pids) => pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? Number.NaN), 0);

/** Rates of every round by name. The first round warms everything up and is not counted. */
async function measureAll({ talentlog, bare, emmett, postgres }) {
  const targets = {
    talentlog: { ...talentlog.target, pids: [talentlog.pid] },
    bare: { url: `${bare.url}/append`, pids: [bare.pid] },
    emmett: { url: `${emmett.url}/comments`, pids: [emmett.pid, postgres.pid] },
  };
  // Each caller has people of its own, so that no two decide about one person at once.
  const bodyFor = (callers) => (caller, turn) => {
    const share = Math.floor(talentlog.ids.length / callers);
    return talentlog.body(talentlog.ids[caller * share + (turn % share)]);
  };
  const seen = {};
  for (let round = 0; round <= rounds; round += 1) {
    const cost = {};
    const rates = { disk: syncsPerSecond({ bytes: talentlog.bytes, seconds: 1 }) };
    for (const callers of [many, 1])
      for (const [name, { pids, ...target }] of Object.entries(targets)) {
        const before = cpuOf(pids);
        const answeringBefore = mainThreadSeconds(pids[0]) ?? Number.NaN;
        const rate = await requestsPerSecond({ ...target, callers, seconds, bodyFor: bodyFor(callers) });
        await talentlog.settled();
        rates[`${name} ${callers}`] = rate;
        cost[`${name} ${callers}`] = ((cpuOf(pids) - before) / (rate * seconds)) * 1e6;
        cost[`thread ${name} ${callers}`] = ((mainThreadSeconds(pids[0]) - answeringBefore) / (rate * seconds)) * 1e6;
      }
    if (round === 0) continue;
    for (const [name, rate] of Object.entries(rates)) seen[name] = [...(seen[name] ?? []), rate];
    for (const [name, spent] of Object.entries(cost)) seen[`cpu ${name}`] = [...(seen[`cpu ${name}`] ?? []), spent];
    const said = Object.entries(rates).map(([name, rate]) => `${name} ${Math.round(rate)}`);
    console.log(`round ${round} of ${rounds}: ${said.join(', ')}`);
  }
  return seen;
}

try {
  console.log(`Starting Talentlog with ${people} people, a bare fastify, and Emmett on PostgreSQL ...`);
  const all = await startAll();
  const missed = report(await measureAll(all), { bytes: all.talentlog.bytes, rounds, seconds, many });
  if (values.strict && missed > 0) process.exitCode = missedAims;
} finally {
  for (const server of running) await server.stop();
}
process.exit();
