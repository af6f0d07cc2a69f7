// `npm run mutation`: changes the domain a little, again and again, and counts how often its tests notice.
//   npm run mutation                              the whole domain, and what it came to folder by folder
//   npm run mutation -- --folder offer            one folder; `--survivors` also lists the changes nobody noticed
//   npm run mutation -- --tables                  also what runs once when a module is loaded, above all the machines' arrows
//   npm run mutation -- --keep                    the whole, and writes down in unnoticed.json how much of which file went unnoticed
//   npm run mutation -- --sample 8 --seconds 90   eight files, others with every commit; fails where more goes unnoticed than is written
import '../../infra/node/ensure-supported.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withOwnPackages } from '../support/own-packages.mjs';
import { sampleByCommit } from './sample-by-commit.mjs';
import { total, totalsOf, unnoticedOf, written } from './totals.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    keep: { type: 'boolean' },
    sample: { type: 'string' },
    seconds: { type: 'string' },
    survivors: { type: 'boolean' },
    tables: { type: 'boolean' },
  },
});
withOwnPackages(new URL('./', import.meta.url), 'the mutation tests');
const root = fileURLToPath(new URL('../../', import.meta.url));
const report = join(root, '.cache/mutation.json');
const known = fileURLToPath(new URL('unnoticed.json', import.meta.url));

/** Files whose change a test must notice: not the tests, nor what only they use. */
const product = readdirSync(join(root, 'domain/src'), { recursive: true })
  .filter(
    (name) =>
      name.endsWith('.ts') &&
      !/\.(spec|fixture)\.ts$|(^|\/)(fixtures|testing|cells|stories|lifecycle-.*)\.ts$/.test(name),
  )
  .map((name) => `domain/src/${name}`)
  .sort();

/** Runs Stryker on these files; resolves with how far it came, also when the time was over before the end. */
async function mutate(files, seconds) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const stryker = 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
  // Its workers are in its group, and end with it.
  const copy = mkdtempSync(join(tmpdir(), 'talentlog-mutation-'));
  const env = { ...process.env, MUTATION_COPY: copy, ...(values.tables ? { MUTATE_TABLES: 'yes' } : {}) };
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true };
  const child = spawn('node', [stryker, 'run', '--mutate', files.join(',')], options);
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  process.once('SIGINT', stop);
  const timer = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000);
  let [tried, unnoticed] = [0, 0];
  child.stdout.on('data', (text) => {
    process.stdout.write(text);
    for (const [, tested, survived] of `${text}`.matchAll(/(\d+)\/\d+ tested \((\d+) survived/g))
      [tried, unnoticed] = [Number(tested), Number(survived)];
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  rmSync(copy, { recursive: true, force: true });
  return { code, tried, unnoticed };
}

/** Every change Stryker made, with the file it was made in. */
const changes = () =>
  Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );

const isSample = values.sample !== undefined;
const within =
  values.folder === undefined ? product : product.filter((file) => file.startsWith(`domain/src/${values.folder}/`));
const wanted = isSample ? sampleByCommit(product, Number(values.sample)) : within;
const begun = Date.now();
const { code, tried, unnoticed } = await mutate(
  wanted,
  values.seconds === undefined ? undefined : Number(values.seconds),
);
if (isSample) {
  // The end's own count; where the time was over before, as far as it was told.
  const { all, survived, unreached } = total(code === 0 ? changes() : []);
  const [done, missed] = code === 0 ? [all, survived + unreached] : [tried, unnoticed];
  // What the whole run left in these files, and three: code that changes need not be better at once than what it replaces.
  const left = JSON.parse(readFileSync(known, 'utf8'));
  const allowed = wanted.reduce((sum, file) => sum + (left[file] ?? 0), 3);
  console.log(`${done} changes tried, ${missed} not noticed, ${allowed} allowed`);
  process.exit(done > 0 && missed <= allowed ? 0 : 1);
}
if (code !== 0) process.exit(1);
const all = changes();
if (values.survivors)
  for (const { file, location, mutatorName, replacement, status } of all.filter(
    ({ status }) => !['Killed', 'Timeout'].includes(status),
  ))
    console.log(`${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName} ${replacement}`);
if (values.keep && values.folder === undefined)
  writeFileSync(known, `${JSON.stringify(unnoticedOf(all), undefined, 2)}\n`);
console.log(written(totalsOf(all)));
console.log(`${Math.round((Date.now() - begun) / 60_000)} minutes`);
process.exit(total(all).score >= 90 || values.folder !== undefined ? 0 : 1);
