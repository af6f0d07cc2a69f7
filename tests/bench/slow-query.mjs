// `npm run bench -- --only slow-query [-- --applications 5000 --rounds 5 --seconds 4 --readers 4 --strict]`: how long commands take while others search
// whole lists without end, beside how long they take alone, in interleaved rounds.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest } from '../support/at-rest.mjs';
import { isMissed, missedAims } from './aims.mjs';
import { line, spread } from './measure.mjs';
import { Person } from './person.mjs';
import { openedPosition } from './position.mjs';
import { registered } from './registered.mjs';
import { startServer } from './server.mjs';
import { writeApplications } from './write-applications.mjs';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    readers: { type: 'string', default: '4' },
    strict: { type: 'boolean', default: false },
  },
});
const [applications, rounds, seconds, readers] = ['applications', 'rounds', 'seconds', 'readers'].map((name) =>
  Number(values[name]),
);
const people = 40;
const aim = 2;
const password = 'Bench#2026';
const folder = mkdtempSync(join(tmpdir(), 'talentlog-slow-query-'));
const server = () => startServer(folder, { password });

async function signedIn(url) {
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  return admin;
}

/** Milliseconds that each command took, one after the other, while the time lasts. */
async function commands(admin, ids) {
  const took = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const from = performance.now();
    await admin.does('AddJobSeekerComment', {
      jobSeekerId: ids[turn % ids.length],
      text: '电话沟通过，两周内可到岗。',
    });
    took.push(performance.now() - from);
  }
  return took;
}

/** Readers who search all applications for what very many have, until they are told to stop; answers how many answers they had. */
function search(admin) {
  let going = true;
  let answers = 0;
  const one = async (reader) => {
    for (let turn = 0; going; turn += 1, answers += 1)
      await admin.asks('applications', { text: `选人${(turn + reader) % 10}`, facets: 'true' });
  };
  const all = Promise.all(Array.from({ length: readers }, (_, reader) => one(reader)));
  return async () => {
    going = false;
    await all;
    return answers;
  };
}

const p99 = (took) => took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * 0.99)];

let running = await server();
try {
  const first = await signedIn(running.url);
  const { account } = await (await fetch(`${running.url}/api/session`, { headers: { cookie: first.cookie } })).json();
  const positionId = await openedPosition(first, '多');
  const ids = [];
  for (let index = 0; index < people; index += 1) ids.push((await registered(running.url, index)).jobSeekerId);
  await running.stop();
  await writeApplications(folder, { positionId, hrOwnerId: account.accountId }, applications);
  running = await server();
  await atRest(running.url, 600);
  const admin = await signedIn(running.url);
  const seen = { alone: [], beside: [], median: [], searches: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await commands(admin, ids);
    const stop = search(admin);
    const beside = await commands(admin, ids);
    const searches = (await stop()) / seconds;
    if (round === 0) continue;
    seen.alone.push(p99(alone));
    seen.beside.push(p99(beside));
    seen.median.push(spread(beside).median / spread(alone).median);
    seen.searches.push(searches);
  }
  const ratios = seen.beside.map((took, round) => took / seen.alone[round]);
  console.log(`
A command (AddJobSeekerComment), one caller, while ${readers} readers search ${applications} applications; ${rounds} rounds of ${seconds} s
${''.padEnd(58)}       min    median       max
${line('p99 alone, milliseconds', seen.alone, 1)}
${line('p99 beside the searches, milliseconds', seen.beside, 1)}
${line(`p99 beside / alone                        (aim ${aim})`, ratios, 2)}
${line('median beside / alone', seen.median, 2)}
${line('searches a second meanwhile', seen.searches, 1)}`);
  if (values.strict && isMissed(spread(ratios).median, { most: aim })) process.exitCode = missedAims;
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
