// `npm test`: types, style, arrows, copies, unit, integration and the journeys in a real browser; stops at the first that fails.
//   npm test -- --no-browser   without the journeys
//   npm test -- --changed      the static checks, and the specs that import what changed since the upstream branch (or the last commit)
import { spawnSync } from 'node:child_process';
import '../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notAskedFor, ofBareMachine } from './engines/engines.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { jestRun, slowest, suspicions } from './support/jest-runs.mjs';
import { memoryFolder } from './support/memory-folder.mjs';
import { sideBySide } from './support/side-by-side.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const isForChanges = process.argv.includes('--changed');
const quick = isForChanges || process.argv.includes('--no-browser');
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

/** The commit to which `--changed` compares: where this branch left its upstream, else the last commit. */
function comparedCommit() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}
/** Jest finds these specs by following imports. A spec that reads a file by its name is not found: the whole run is for that. */
const onlyChanged = isForChanges ? ['--changedSince', comparedCommit(), '--passWithNoTests'] : [];

/** Waits for what is fetched, more than for a core. */
const deploys = ['what deploys', 'infra/deploy/check.sh', ['--where-had'], { waits: true }];
/** Alone: its servers and its clients want both cores. */
const engines = ['engines of Maven', 'node', ['tests/engines/run.mjs', '--where-had', ...ofBareMachine]];
/** Servers of these tests wait for a disk, for each other and for the clock: another worker than there are cores keeps all of them busy. */
const intWorkers = `--maxWorkers=${availableParallelism() + 1}`;

/** What runs one after another; the steps of one line run side by side, the longest first. */
const firstStages = [
  [['types', 'npx', ['tsc', '-b']]],
  [
    ['types of the web', 'npx', ['tsc', '-p', 'web', '--singleThreaded']],
    // After the types, which write what the web imports of its neighbours.
    ['web', 'npm', ['run', 'build', '--silent', '--workspace', 'web']],
    ['types of tests', 'npx', ['tsc', '-p', 'tests']],
    ['unused', 'node', ['tests/unused/run.mjs']],
    ['arrows', 'node', ['tests/architecture/check-dependencies.mjs']],
    ['copies', 'node', ['tests/copies/run.mjs']],
    ['style', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
    ['lock file', 'node', ['tests/architecture/check-lock-file.mjs']],
    ['asyncapi', 'node', ['tests/asyncapi/run.mjs']],
    ['messages', 'node', ['tests/messages/check-messages.mjs']],
    ['docs', 'node', ['docs/tools/write-docs.mjs', '--check']],
    ['lengths', 'node', ['tests/architecture/file-lengths.mjs', '--enforce']],
    ['places of planted bugs', 'node', ['tests/release/run.mjs', '--list']],
    ...(isForChanges ? [] : [deploys]),
  ],
  ...(isForChanges || ofBareMachine.length === 0 ? [] : [[engines]]),
  [['unit', ...jestRun('unit', told.unit, ...onlyChanged)]],
  [['integration', ...jestRun('int', told.int, intWorkers, ...onlyChanged)]],
];
const wholeStages = [
  [
    ['view rules, a sample', 'node', ['--conditions=source', 'tests/view-rules/run.mjs', '--sample', '40']],
    ['mutation, a sample', 'node', ['tests/mutation/run.mjs', '--sample', '8', '--seconds', '180']],
    ['release checks, their short form', 'node', ['tests/release/run.mjs', '--short']],
  ],
  ...(quick ? [] : [[['journeys', 'npx', ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts']]]]),
];

/** Servers of the tests start hundreds of times; with their code compiled before, each start costs a quarter less processor time. */
const env = {
  ...process.env,
  CHROME_PATH: browser,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};
const inMemory = memoryFolder();
if (inMemory !== undefined) Object.assign(env, { TMPDIR: inMemory, TESTS_DISK: tmpdir() });
const stages = isForChanges ? firstStages : [...firstStages, ...wholeStages];

const started = Date.now();
let passed = 0;
for (const steps of stages) {
  const statuses = await sideBySide(steps, { cwd: root, env });
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
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  isForChanges
    ? `\nWhat changed, in ${seconds} s. Run npm test before you push.`
    : `\nAll of it in ${seconds} s. Engines not asked for: ${notAskedFor.join(', ')}.`,
);
console.log(`${passed} passed, ${suspicious.length} failed`);
process.exit(suspicious.length === 0 ? 0 : 1);
