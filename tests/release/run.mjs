// `npm run release-checks`: faults beyond what every change is tried with. Options: --checks a,b  --rounds 100  --seed 1  --short
// --planted (each check must find its planted bug)  --list.
import '../../infra/node/ensure-supported.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    checks: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const names = readdirSync(here('checks')).map((file) => file.replace('.mjs', ''));
const checks = await Promise.all(names.map(async (name) => (await import(`./checks/${name}.mjs`)).default));
const wanted = values.checks?.split(',');
const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.log(`There is no check ${unknown.join()}; there are ${names.join(', ')}.`);
  process.exit(2);
}

/** A bug that can no longer be planted proves nothing: its place in the built output must be there in every run. */
for (const { name, plant } of checks)
  for (const { file, from } of plant.changes) {
    const [place] = ['infra', 'services']
      .map((folder) => here(`../../${folder}/${file}`))
      .filter((path) => existsSync(path));
    if (place === undefined || !readFileSync(place, 'utf8').includes(from)) {
      console.log(`${name}: its bug cannot be planted any more: ${file} has no ${from}`);
      process.exit(1);
    }
  }

/** Runs one check in its own process and answers whether it found something. */
function runOne({ name }, rounds, planted) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  if (planted) {
    env.NODE_OPTIONS = `--import ${new URL('plant.mjs', import.meta.url).href}`;
    env.TALENTLOG_PLANT = JSON.stringify({ changes: planted.changes, packages: planted.packages });
  }
  const child = spawn(process.execPath, [here('one.mjs'), name, String(rounds), values.seed], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => console.log(`  ${line}`));
  return new Promise((ended) => child.once('close', (code) => ended(code !== 0)));
}

let failed = 0;
console.log(`Seed ${values.seed}: --seed ${values.seed} repeats the choices of this run.`);
const isWanted = ({ name, rounds }) => wanted?.includes(name) ?? (!values.short || rounds.short > 0);
for (const check of checks.filter(isWanted)) {
  const { name, proves, unit, plant } = check;
  if (values.list) {
    console.log(`${name}: ${proves}. Planted: ${plant.says}.`);
    continue;
  }
  const why = (await check.missing?.()) ?? (values.planted ? plant.prepare?.() : undefined);
  if (why !== undefined) {
    console.log(`${name}: left out: ${why}`);
    continue;
  }
  const began = Date.now();
  const rounds = Number(
    values.rounds ?? (values.planted ? plant.rounds : values.short ? check.rounds.short : check.rounds.long),
  );
  console.log(`${name}: ${rounds} ${unit}${values.planted ? `, planted: ${plant.says}` : ''}`);
  const found = await runOne(check, rounds, values.planted ? plant : undefined);
  const isWell = found === values.planted;
  if (!isWell) failed += 1;
  const verdict = isWell
    ? 'ok'
    : values.planted
      ? 'MISSED what was planted'
      : `FAILED, repeat with --checks ${name} --rounds ${rounds} --seed ${values.seed}`;
  console.log(`${name}: ${verdict}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
process.exit(failed === 0 ? 0 : 1);
