// `npm test`: types, style, arrows, unit, integration and the journeys in a real browser; stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './support/find-browser.mjs';

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
const jest = (project) => [
  'node',
  [
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--silent',
  ],
];
const steps = [
  ['build', 'npm', ['run', 'build', '--silent']],
  ['types', 'npx', ['tsc', '-p', 'tests']],
  ['style', 'npx', ['biome', 'check', '.']],
  ['arrows', 'node', ['tests/architecture/check-dependencies.mjs']],
  ['docs', 'node', ['docs/tools/write-docs.mjs', '--check']],
  ['unit', ...jest('unit')],
  ['integration', ...jest('int')],
  ...(quick ? [] : [['journeys', 'npx', ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts']]]),
];

const started = Date.now();
let passed = 0;
for (const [name, command, args] of steps) {
  const from = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    console.log(`\n${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
}
console.log(
  `\nAll of it in ${((Date.now() - started) / 1000).toFixed(0)} s. Engines not asked for: Kafka, MongoDB, KurrentDB, S3, clamd.`,
);
console.log(`${passed} passed, 0 failed`);
