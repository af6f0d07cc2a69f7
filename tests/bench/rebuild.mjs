// `npm run bench -- --only rebuild [-- --people 20000 | --data FOLDER] [--only filled|beside|live --strict]`: all views filled from the log, filled again
// beside those that answer, and an event projected live. Measures the log of a folder that `npm run bench -- --only data` made, or of a stopped
// server; its views are left alone.
import '../../infra/node/ensure-supported.mjs';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMissed, missedAims } from './aims.mjs';
import { folderFor } from './data/folder.mjs';
import { spread } from './measure.mjs';
import { costOf, p95Beside } from './rebuild/cost.mjs';
import { names, openLog, shorter, told } from './rebuild/log.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    live: { type: 'string', default: '2000' },
    data: { type: 'string' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const wants = (what) => values.only === undefined || values.only === what;
const scratch = mkdtempSync(join(tmpdir(), 'talentlog-rebuild-'));
const log = await openLog(values.data ?? folderFor(Number(values.people)));
const { events, head } = log;

const row = (name, aim, value) => console.log(`${name.padEnd(52)}${aim.padEnd(22)}${value}`);
let missed = 0;
/** A row with an aim that is judged: the figure, and how it is shown. */
const judged = (name, aim, figure, shown) => {
  const isWorse = isMissed(figure, aim);
  if (isWorse) missed += 1;
  row(
    name,
    aim.least === undefined ? `at most ${aim.most}` : `at least ${aim.least}`,
    `${shown}${isWorse ? ', missed' : ''}`,
  );
};
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
/** Events a second, as a row's figure and what it shows. */
const pace = ({ seconds }) => [events / seconds, `${Math.round(events / seconds).toLocaleString('en')} events/s`];
const paceAim = { least: 30_000 };
const each = ({ cpu }, count = events) => (cpu / count) * 1e6;
const sizeOf = (file) =>
  [file, `${file}-wal`].reduce((sum, one) => sum + (existsSync(one) ? statSync(one).size : 0), 0);

async function filled(file) {
  const cost = await costOf(() => told(log, file));
  judged('views filled from nothing', paceAim, ...pace(cost));
  row('  processor time', '', `${each(cost).toFixed(0)} us an event`);
  row('  written', '', `${megabytes(cost.bytes)} for views of ${megabytes(sizeOf(file))}`);
  const most = process.resourceUsage().maxRSS * 1024;
  judged('  memory at its highest, MB', { most: 600 }, most / 1e6, megabytes(most));
  const parked = (await cost.result.running.status()).reduce((sum, one) => sum + one.parked, 0);
  if (parked > 0) throw new Error(`${parked} events were parked`);
  return cost.result;
}

async function beside({ views, running }) {
  const atRest = await p95Beside(views, () => new Promise((go) => setTimeout(go, 2000)));
  let cost;
  const meanwhile = await p95Beside(views, async () => {
    cost = await costOf(() => Promise.all(names.map((name) => running.rebuild(name))));
  });
  judged('all views filled again beside those that answer', paceAim, ...pace(cost));
  row('  written', '', megabytes(cost.bytes));
  const shown = `${meanwhile.toFixed(1)} / ${atRest.toFixed(1)} ms`;
  const ratio = meanwhile / atRest;
  judged('  p95 of a page meanwhile / at rest', { most: 2 }, ratio, `${ratio.toFixed(1)} (${shown})`);
}

/** The last events of the log, given to the projectors one at a time and sixteen at a time, in interleaved rounds. */
async function live() {
  const last = Math.min(Number(values.live), events - 1);
  const almost = join(scratch, 'almost.db');
  await (await told(shorter(log, String(events - last).padStart(head.length, '0')), almost)).stop();
  const seen = { 1: [], 16: [] };
  for (let round = 0; round < 3; round += 1)
    for (const size of [1, 16]) {
      const file = join(scratch, `live-${round}-${size}.db`);
      copyFileSync(almost, file);
      const cost = await costOf(() => told(log, file, { batchSize: size }));
      await cost.result.stop();
      seen[size].push(each(cost, last));
    }
  for (const [size, found] of Object.entries(seen)) {
    const { min, median, max } = spread(found);
    const shown = `${median.toFixed(0)} us (${min.toFixed(0)} to ${max.toFixed(0)})`;
    judged(`an event live, ${size} at a time, us`, { most: 100 }, median, shown);
  }
}

try {
  console.log(`${events} events\n`);
  row('', 'aim', '');
  if (wants('filled') || wants('beside')) {
    const answering = await filled(join(scratch, 'views.db'));
    if (wants('beside')) await beside(answering);
    await answering.stop();
  }
  if (wants('live')) await live();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(values.strict && missed > 0 ? missedAims : 0);
