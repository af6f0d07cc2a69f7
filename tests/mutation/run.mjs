// `npm run mutation`: changes the domain a little, again and again, and counts how often its tests notice. What runs once when a module is
// loaded (the tables of a machine) is left out: `npm run test:planted` plants in those.
//   npm run mutation                        the whole domain, hours on a small machine
//   npm run mutation -- --folder offer      one folder
//   npm run mutation -- --sample 3 --seconds 90   twenty lines of three files, others with every commit; after that time it ends
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, sample: { type: 'string' }, seconds: { type: 'string' } },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const report = join(root, '.cache/mutation.json');
const folders = readdirSync(join(root, 'domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files whose change a test must notice: not the tests, nor what only they use. */
const productOf = (folder) =>
  readdirSync(join(root, 'domain/src', folder))
    .filter(
      (name) => name.endsWith('.ts') && !/\.spec\.ts$|^(fixtures|testing|cells|stories|lifecycle-.*)\.ts$/.test(name),
    )
    .map((name) => `domain/src/${folder}/${name}`);

/** Runs Stryker on these files; resolves with its mutants, or nothing when the time was over before. */
async function mutate(files, seconds) {
  rmSync(report, { force: true });
  const child = spawn(
    'node',
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate', files.join(',')],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Its workers are in its group, and end with it.
      detached: true,
    },
  );
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  process.once('SIGINT', stop);
  const timer = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  rmSync(join(root, '.cache/stryker'), { recursive: true, force: true });
  if (code !== 0) return undefined;
  return Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
}

/** Twenty lines of some files of one folder; another folder and others of its files for every commit. */
function sampled(count) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const seed = Number.parseInt(stdout.slice(0, 8), 16) || 0;
  const folder = folders[seed % folders.length];
  const files = productOf(folder);
  const chosen = Array.from({ length: Math.min(count, files.length) }, (_, n) => files[(seed + n) % files.length]);
  const ranges = chosen.map((file) => {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length;
    const from = 1 + (seed % Math.max(1, length - 20));
    return `${file}:${from}-${Math.min(length, from + 20)}`;
  });
  return ranges;
}

const wanted = values.folder === undefined ? folders : [values.folder];
const files = values.sample === undefined ? wanted.flatMap(productOf) : sampled(Number(values.sample));
const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
const mutants = await mutate(files, seconds);
if (mutants === undefined && seconds === undefined) process.exit(1);
if (mutants === undefined) {
  console.log(`${seconds} s were over; above it says how many changes were tried, and how many of them survived`);
  process.exit(0);
}
const noticed = new Set(['Killed', 'Timeout', 'RuntimeError']);
const tried = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const told = (name, some) => {
  const seen = some.filter(({ status }) => noticed.has(status)).length;
  const score = some.length === 0 ? '-' : `${((100 * seen) / some.length).toFixed(1)} %`;
  return `${name.padEnd(24)} ${seen} of ${some.length} changes noticed, ${score}`;
};
for (const folder of folders) {
  const own = tried.filter(({ file }) => file.startsWith(`domain/src/${folder}/`));
  if (own.length > 0) console.log(told(folder, own));
}
console.log(told('domain', tried));
