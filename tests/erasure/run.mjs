// Erases people who told everything, under load, and looks for each of their words in every byte of the data folder; then erases two with
// whom nothing was settled, and looks for what no byte would tell:
//   npm run erasure-proof [-- --people 100] [--plant all | one of plants.mjs]
// With a plant one purge is left out, and the proof has to find that and to name the store. `all` tries each in turn, with one person, and
// prints a table.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { plants, usual } from './plants.mjs';

const { values } = parseArgs({ options: { people: { type: 'string' }, plant: { type: 'string' } } });

/** Whether everything was found gone, and what was printed. */
function proof(people, { specs, plant }) {
  const jest = ['--experimental-vm-modules', 'node_modules/.bin/jest', '--selectProjects', 'int', '--verbose'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...jest, '--testPathPatterns', specs], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      ERASURE_PEOPLE: String(people),
      ...(plant === undefined ? {} : { TALENTLOG_PLANT: JSON.stringify(plant) }),
    },
  });
  return { passed: status === 0, printed: `${stdout}${stderr}` };
}

/** It has to fail for what was left out, in words that name it, and for nothing that came before. */
function isFound({ passed, printed }, { began, names }) {
  return !passed && began.test(printed) && names.test(printed);
}

if (values.plant === undefined) {
  const { passed, printed } = proof(values.people ?? 100, { specs: 'erasure/(erasure-proof|purges)' });
  console.log(printed);
  process.exitCode = passed ? 0 : 1;
} else {
  const chosen = values.plant === 'all' ? Object.keys(plants) : values.plant.split(',');
  for (const name of chosen) {
    if (!Object.hasOwn(plants, name)) throw new Error(`plant one of: all, ${Object.keys(plants).join(', ')}`);
    const { changes, by, names } = plants[name];
    const { spec, began } = usual[by];
    const tried = proof(values.people ?? 1, { specs: `erasure/${spec}`, plant: { changes } });
    const found = isFound(tried, { began, names });
    const failed = tried.printed.match(/^ +✕ .*?(?= \(\d|$)/gm) ?? [];
    console.log(
      `${name.padEnd(18)} ${found ? 'left out, and found by:' : 'LEFT OUT AND NOT FOUND'} ${failed.map((one) => one.trim().slice(2)).join(' | ')}`,
    );
    if (!found) {
      console.log(tried.printed);
      process.exitCode = 1;
    }
  }
}
