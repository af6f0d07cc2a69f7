// `npm test`: types, style, arrows, copies, unit, integration and the journeys in a real browser; stops at the first that fails.
import '../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notAskedFor, ofBareMachine } from './engines/engines.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { jestRun, slowest, suspicions } from './support/jest-runs.mjs';
import { sideBySide } from './support/side-by-side.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const quick = process.argv.includes('--no-browser');
let browser = '';
if (!quick) {
  try {
    browser = findBrowser();
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
const folder = mkdtempSync(join(tmpdir(), 'talentlog-run-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
/** Where each suite of jest tells what it did. */
const told = { unit: join(folder, 'unit.json'), int: join(folder, 'int.json') };
/** What runs one after another; the steps of one line run side by side. */
const stages = [
  [['build', 'npm', ['run', 'build', '--silent']]],
  [
    ['types of tests', 'npx', ['tsc', '-p', 'tests']],
    ['style', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
    ['arrows', 'node', ['tests/architecture/check-dependencies.mjs']],
    ['lock file', 'node', ['tests/architecture/check-lock-file.mjs']],
    ['docs', 'node', ['docs/tools/write-docs.mjs', '--check']],
    ['lengths', 'node', ['tests/architecture/file-lengths.mjs', '--enforce']],
    ['unused', 'npx', ['knip', '--no-progress']],
    ['copies', 'npx', ['jscpd']],
    ['places of planted bugs', 'node', ['tests/release/run.mjs', '--list']],
  ],
  [['unit', ...jestRun('unit', told.unit)]],
  [['integration', ...jestRun('int', told.int)]],
  ...(ofBareMachine.length === 0
    ? []
    : [[['engines of Maven', 'node', ['tests/engines/run.mjs', '--where-had', ...ofBareMachine]]]]),
  [['what deploys', 'infra/deploy/check.sh', ['--where-had']]],
  [
    ['mutation, a sample', 'node', ['tests/mutation/run.mjs', '--sample', '8', '--seconds', '180']],
    ['release checks, their short form', 'node', ['tests/release/run.mjs', '--short']],
  ],
  ...(quick ? [] : [[['journeys', 'npx', ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts']]]]),
];

const started = Date.now();
let passed = 0;
for (const steps of stages) {
  const statuses = await sideBySide(steps, { cwd: root, env: { ...process.env, CHROME_PATH: browser } });
  const failed = statuses.filter((status) => status !== 0).length;
  passed += statuses.length - failed;
  if (failed > 0) {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exit(1);
  }
}
console.log(`\nThe slowest tests:\n${slowest(Object.values(told), 10).join('\n')}`);
const suspicious = suspicions(Object.values(told));
for (const line of suspicious) console.log(line);
console.log(
  `\nAll of it in ${((Date.now() - started) / 1000).toFixed(0)} s. Engines not asked for: ${notAskedFor.join(', ')}.`,
);
console.log(`${passed} passed, ${suspicious.length} failed`);
process.exit(suspicious.length === 0 ? 0 : 1);
