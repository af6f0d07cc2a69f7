// `node tests/trust.mjs --times 20 --load`: runs the unit and integration suites again and again, while every core is busy with something else,
// and tells each failure. The product must be built. A suite that fails now and then is broken: nothing is repeated until it passes.
import '../infra/node/ensure-supported.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { jestRun, slowest, suspicions, testsOf } from './support/jest-runs.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'boolean', default: false },
    suites: { type: 'string', default: 'unit,int' },
    only: { type: 'string' },
  },
});
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'talentlog-trust-'));
const rounds = Number(values.times);
const suites = values.suites.split(',');

/** Computes and writes without end, as another program would; ends by itself when this one is gone. */
const busy = `import { createHash, randomBytes } from 'node:crypto'; import { writeFileSync } from 'node:fs';
  process.on('disconnect', () => process.exit());
  const turn = () => { const until = Date.now() + 50; while (Date.now() < until) createHash('sha256').update(randomBytes(65536)).digest();
    writeFileSync(process.argv[1], randomBytes(1 << 20)); setImmediate(turn); };
  turn();`;
const loaders = values.load
  ? Array.from({ length: availableParallelism() }, (_, n) =>
      spawn(process.execPath, ['--input-type=module', '-e', busy, join(folder, `load-${n}`)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    )
  : [];
process.once('exit', () => {
  for (const loader of loaders) loader.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const failures = [];
const files = [];
for (let round = 1; round <= rounds; round += 1)
  for (const suite of suites) {
    const file = join(folder, `${suite}-${round}.json`);
    const from = Date.now();
    const only = values.only ? [`--testPathPatterns=${values.only}`] : [];
    const { status } = spawnSync(...jestRun(suite, file, ...only), { cwd: root, stdio: 'ignore' });
    const told = testsOf([file]);
    const failed = told.filter(({ status: outcome }) => outcome === 'failed');
    files.push(file);
    failures.push(...failed.map(({ spec, fullName }) => `${spec}: ${fullName}`), ...suspicions([file]));
    if (status !== 0 && failed.length === 0) failures.push(`${suite} ended with ${status}`);
    console.log(
      `${round} of ${rounds}, ${suite}: ${told.length} tests, ${failed.length} failed, ${((Date.now() - from) / 1000).toFixed(0)} s`,
    );
    for (const { spec, fullName, failureMessages } of failed)
      console.log(`  ${spec}: ${fullName}\n    ${failureMessages?.[0]?.split('\n').slice(0, 6).join('\n    ')}`);
  }
console.log(`\nThe slowest tests of all runs:\n${slowest(files, 10).join('\n')}`);
for (const name of new Set(failures))
  console.log(`${failures.filter((other) => other === name).length} of ${rounds} times: ${name}`);
console.log(`${rounds} rounds, ${failures.length} failures${values.load ? `, ${loaders.length} cores kept busy` : ''}`);
process.exit(failures.length === 0 ? 0 : 1);
