// `npm run bench -- --only memory [-- --people 20000 | --data FOLDER] [--minutes 2 --rate 200 --strict]`: what the whole process holds, idle, while it fills
// all views anew from the log of a folder that `npm run bench -- --only data` made (copied; the folder is left alone), and under a steady load.
import '../../infra/node/ensure-supported.mjs';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest } from '../support/at-rest.mjs';
import { steadyLoad } from '../support/steady-load.mjs';
import { aimed, missedAims } from './aims.mjs';
import { folderFor } from './data/folder.mjs';
import { spread } from './measure.mjs';
import { highestMB, residentMB } from './memory/resident.mjs';
import { Person } from './person.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    data: { type: 'string' },
    minutes: { type: 'string', default: '2' },
    rate: { type: 'string', default: '200' },
    strict: { type: 'boolean', default: false },
  },
});
const [minutes, perSecond] = [values.minutes, values.rate].map(Number);
const aims = { idle: 220, most: 600, growth: 20 };
const scratch = mkdtempSync(join(tmpdir(), 'talentlog-memory-'));
const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
const demo = { DEMO: 'on', LOG_LEVEL: 'error' };

/** The demo company with nobody there, once its start is forgotten. */
async function idle() {
  const server = await startServer(join(scratch, 'demo'), { env: demo });
  await atRest(server.url);
  const seen = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await pause(5_000);
    seen.push(residentMB(server.pid));
  }
  await server.stop();
  return seen.slice(-6);
}

/** The folder without its views, so that a start fills all of them. */
function withoutViews(from) {
  const folder = join(scratch, 'many');
  mkdirSync(folder);
  for (const name of readdirSync(from)) {
    if (name.startsWith('views.db')) continue;
    const [source, target] = [join(from, name), join(folder, name)];
    if (statSync(source).isDirectory()) cpSync(source, target, { recursive: true });
    else copyFileSync(source, target);
  }
  return folder;
}

/** What is held every five seconds while people are written about and lists are read. */
async function underLoad(server) {
  const admin = new Person(server.url);
  await admin.does('SignInWithPassword', { login: 'admin', password: 'Yunling#2026' });
  const { data } = await admin.asks('applications', { size: 50 });
  const people = data.rows.flatMap(({ person }) => (person.consent === 'AUTHORIZED' ? [person.jobSeekerId] : []));
  const end = Date.now() + minutes * 60_000;
  const seen = [];
  const sampler = setInterval(() => seen.push(residentMB(server.pid)), 5_000);
  const took = await steadyLoad({
    url: server.url,
    cookie: admin.cookie,
    people,
    perSecond,
    isOver: () => Date.now() > end,
  });
  clearInterval(sampler);
  return { seen, rate: took.length / (minutes * 60) };
}

/** Megabytes an hour by which the middle third and the last third of the time differ: what came before is warming up. */
function growthOf(seen) {
  const third = Math.floor(seen.length / 3);
  const of = (from, to) => spread(seen.slice(from, to)).median;
  return (of(2 * third, 3 * third) - of(third, 2 * third)) / (minutes / 60 / 3);
}

let missed = 0;
const tell = (figure) => {
  const one = aimed(figure);
  if (one.missed) missed += 1;
  console.log(one.text);
};
try {
  console.log(`Megabytes of the whole process\n${''.padEnd(58)}       min    median       max`);
  tell({ name: 'idle, the demo company', values: await idle(), most: aims.idle });
  const server = await startServer(withoutViews(values.data ?? folderFor(Number(values.people))), { env: demo });
  await atRest(server.url, 7_200);
  tell({ name: 'highest while all views are filled', values: [highestMB(server.pid)], most: aims.most });
  const { seen, rate } = await underLoad(server);
  tell({ name: `under ${rate.toFixed(0)} commands a second, with questions`, values: seen, most: aims.most });
  const growth = growthOf(seen);
  // Of minutes the growth of an hour cannot be said; what a collection more or less makes is not growth.
  if (minutes >= 30) tell({ name: `growth an hour, of ${minutes} minutes`, values: [growth], most: aims.growth });
  else console.log(`growth of ${minutes} minutes would be ${growth.toFixed(0)} MB an hour; --minutes 60 judges it`);
  await server.stop();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (values.strict && missed > 0) process.exitCode = missedAims;
process.exit();
