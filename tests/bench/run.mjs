// `npm run bench [-- --people 20000 --only commands,lists --strict]`: every figure of docs/performance.md beside its aim, one part after
// another so that none disturbs the next. Data of so many people are made first where they are not there yet. A part that fails to
// measure is a failure; `--strict` also fails where an aim is missed by more than a fifth. What follows another `--` goes to the one part
// that is named: `npm run bench -- --only lists -- --rounds 5`. `--only data` makes the data alone.
import '../../infra/node/ensure-supported.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { folderFor } from './data/folder.mjs';

const { values, positionals: more } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '20000' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const data = more.includes('--data') ? [] : ['--people', values.people];

/** Each part with what it is told, in the order of the figures' pages. */
const parts = [
  ['commands', []],
  ['seats', []],
  ['slow-query', []],
  ['telemetry', []],
  ['rename', []],
  ['lists', data],
  ['history', []],
  ['rebuild', data],
  ['memory', data],
  ['paint', []],
];
if (values.only === 'data') process.exit(await run('data', [...data, ...more]));
const wanted = values.only?.split(',') ?? parts.map(([name]) => name);
const unknown = wanted.filter((name) => !parts.some(([part]) => part === name));
if (unknown.length > 0) {
  console.log(`There is no part ${unknown.join()}; there are ${parts.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}

if (more.length > 0 && wanted.length !== 1) {
  console.log('Name one part by --only: what follows -- is for that one.');
  process.exit(2);
}

/** Runs a program of this folder; answers how it ended. */
function run(name, args) {
  return new Promise((resolve) => {
    const file = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
    spawn(process.execPath, [file, ...args], { stdio: 'inherit' }).once('close', (code) => resolve(code ?? 1));
  });
}

const chosen = parts.filter(([name]) => wanted.includes(name));
if (chosen.some(([, args]) => args === data) && data.length > 0 && !existsSync(folderFor(Number(values.people))))
  if ((await run('data', data)) !== 0) process.exit(1);

/** How a part that misses an aim ends where it is asked to be strict; any other end but 0 is a failure. */
const missedAims = 3;
const ends = [];
for (const [name, args] of chosen) {
  console.log(`\n== ${name}`);
  ends.push([name, await run(name, [...args, '--strict', ...more])]);
}
const named = (list) => list.map(([name]) => name).join(', ') || 'none';
const missed = ends.filter(([, code]) => code === missedAims);
const failed = ends.filter(([, code]) => code !== 0 && code !== missedAims);
console.log(`\nParts with an aim missed by more than a fifth: ${named(missed)}. Parts that failed: ${named(failed)}.`);
process.exit(failed.length > 0 || (values.strict && missed.length > 0) ? 1 : 0);
