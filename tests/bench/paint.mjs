// `npm run bench -- --only paint [-- --rounds 5 --only staff --waterfall --strict]`: how soon a page stands on a slow phone (processor a quarter as fast, 1.6 Mbit/s, 150 ms), and
// what it fetches for it. Each load has a browser context of its own, so nothing is cached.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/find-browser.mjs';
import { aimed, missedAims } from './aims.mjs';
import { gzipped } from './paint/gzipped.mjs';
import { load } from './paint/load.mjs';
import { tap } from './paint/tap.mjs';
import { waterfall } from './paint/wire.mjs';
import { startProcess } from './process.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    waterfall: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** Of the first page of each: milliseconds to the paints, and from a tap during or after them to its answer; bytes of scripts and styles as gzip makes them, and of all on the wire; requests after one another. */
const aims = {
  site: { paint: 600, tap: 200, scripts: 112_000, styles: 0, wire: 130_000, trips: 2 },
  staff: { paint: 1500, scripts: 240_000, styles: 26_300, wire: 270_000, trips: 3 },
};
/** What is loaded, and as whom. */
const pages = [
  { name: 'public list', path: '/social/jobs', device: phone, aims: aims.site },
  { name: 'public detail', device: phone, aims: aims.site, detail: true },
  { name: 'staff: my work', path: '/staff', device: desk, login: 'hr', aims: aims.staff },
  { name: 'staff: applications', path: '/staff/applications', device: desk, login: 'hr', aims: aims.staff },
].filter(({ name }) => name.includes(values.only));
const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);

const folder = mkdtempSync(join(tmpdir(), 'talentlog-paint-'));
const server = await startProcess('../../infra/standalone/dist/main.js', {
  env: { DATA_DIR: folder, PORT: '0', DEMO: 'on', LOG_LEVEL: 'error' },
  ready: (printed) => /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || findBrowser(),
  args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [])],
});
let missed = 0;
try {
  const list = await (await fetch(`${server.url}/api/queries/jobList`)).json();
  const detail = `/job_detail/${list.data.jobs[0].advertisementId}`;
  const seen = new Map(pages.map(({ name }) => [name, []]));
  // The first round warms the server up and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const page of pages) {
      const path = page.detail ? detail : page.path;
      const result = await load(browser, { ...page, url: server.url, path });
      const taps = page.aims.tap ? await tap(browser, { ...page, url: server.url, path }) : undefined;
      if (round > 0) seen.get(page.name).push({ ...result, taps });
    }
  console.log(`Processor a quarter as fast, 1.6 Mbit/s, 150 ms; ${rounds} loads each, everything fetched anew
${''.padEnd(58)}       min    median       max`);
  for (const { name, aims } of pages) {
    const loads = seen.get(name);
    // Of the quickest load: on a busy machine others end later and count what comes after, too.
    const [{ needed, trips, what }] = loads.toSorted((one, other) => one.largest - other.largest);
    const first = gzipped(needed);
    const figures = [
      { name: `${name}, first paint, ms`, values: loads.map(({ first: at }) => at), most: aims.paint },
      { name: `${name}, largest paint, ms`, values: loads.map(({ largest }) => largest), most: aims.paint },
      { name: `${name}, first scripts, bytes gzip`, values: [first.scripts], most: aims.scripts },
      { name: `${name}, styles, bytes gzip`, values: [first.styles], most: aims.styles },
      { name: `${name}, bytes on the wire`, values: [sum(needed)], most: aims.wire },
      { name: `${name}, requests after one another`, values: [trips], most: aims.trips },
      ...(aims.tap
        ? [
            {
              name: `${name}, longest answer to a tap, ms`,
              values: loads.map(({ taps }) => taps.longest),
              most: aims.tap,
            },
          ]
        : []),
    ].map((figure) => aimed(figure));
    missed += figures.filter((figure) => figure.missed).length;
    console.log(`${figures.map(({ text }) => text).join('\n')}
  largest: ${what}${aims.tap ? `; scripts in charge ${loads.map(({ taps }) => Math.round(taps.takenOver)).join(', ')} ms after it` : ''}${values.waterfall ? `\n${waterfall(needed)}` : ''}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (values.strict && missed > 0) process.exitCode = missedAims;
