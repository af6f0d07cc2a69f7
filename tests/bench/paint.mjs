// `npm run bench:paint [-- --rounds 5 --strict]`: how soon a page stands on a slow phone (processor a quarter as fast, 1.6 Mbit/s, 150 ms), and
// what it fetches for it. Each load has a browser context of its own, so nothing is cached.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/find-browser.mjs';
import { isMissed, missedAims } from './aims.mjs';
import { line, spread } from './measure.mjs';
import { gzipped } from './paint/gzipped.mjs';
import { load } from './paint/load.mjs';
import { startProcess } from './process.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, strict: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** What is loaded, as whom, and the aims: milliseconds to the largest paint, bytes (gzip) of first scripts and of styles. */
const pages = [
  { name: 'public list', path: '/social/jobs', device: phone, aims: { paint: 600, scripts: 92_000 } },
  { name: 'public detail', device: phone, aims: { paint: 600, scripts: 92_000 }, detail: true },
  { name: 'staff: my work', path: '/staff', device: desk, login: 'hr', aims: paintOfStaff() },
  { name: 'staff: applications', path: '/staff/applications', device: desk, login: 'hr', aims: paintOfStaff() },
];
function paintOfStaff() {
  return { paint: 1500, scripts: 240_000, styles: 26_300 };
}

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
      if (round > 0) seen.get(page.name).push(result);
    }
  console.log(`Processor a quarter as fast, 1.6 Mbit/s, 150 ms; ${rounds} loads each, everything fetched anew
${''.padEnd(58)}       min    median       max`);
  for (const { name, aims } of pages) {
    const loads = seen.get(name);
    const first = gzipped(loads[0]);
    console.log(
      line(
        `${name}, first paint, ms`,
        loads.map(({ first: at }) => at),
      ),
    );
    console.log(
      line(
        `${name}, largest paint, ms (aim ${aims.paint})`,
        loads.map(({ largest }) => largest),
      ),
    );
    const misses = {
      paint: isMissed(spread(loads.map(({ largest }) => largest)).median, { most: aims.paint }),
      scripts: first.scripts > aims.scripts,
      styles: first.styles > (aims.styles ?? Number.POSITIVE_INFINITY),
    };
    missed += Object.values(misses).filter(Boolean).length;
    console.log(line(`${name}, first scripts, bytes gzip (aim ${aims.scripts})`, [first.scripts]));
    console.log(line(`${name}, styles, bytes gzip${aims.styles ? ` (aim ${aims.styles})` : ''}`, [first.styles]));
    console.log(`  largest: ${loads.at(-1).what}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (values.strict && missed > 0) process.exitCode = missedAims;
