// Erases people who told everything, under load, and looks for each of their words in every byte of the data folder:
//   npm run erasure-proof -- [--people 100] [--plant all | files | inbox | inbox-wal | key | rows | passwords | sign-ins]
// With a plant one purge is left out, and the proof has to find that. `all` tries each in turn, with one person.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const worker = '/erasure/erase-persons.js';
/** By the name of the purge: what of the built output is not done. */
const plants = {
  files: { file: worker, from: "await orTryAgain(files.delete(fileId), 'the file store');", to: '' },
  inbox: {
    file: worker,
    from: "await orTryAgain(inbox.forget({ ids: [...messageIds], to: [...addresses] }), 'the dev inbox');",
    to: '',
  },
  'inbox-wal': { file: '/dev-inbox/sqlite.js', from: "emptyWal(db, 'the dev inbox');", to: '' },
  key: { file: '/standalone/dist/erasure.js', from: 'await keys.destroy(person);\n        cache.forget();', to: '' },
  rows: { file: '/forgetful-keys.js', from: 'await forget(subject);', to: '' },
  passwords: {
    file: worker,
    from: "await orTryAgain(parts.credentials.dropAllOf(accountId), 'the passwords');",
    to: '',
  },
  'sign-ins': { file: worker, from: "await orTryAgain(parts.signIns.endAllOf(accountId), 'the sign-ins');", to: '' },
};

const { values } = parseArgs({ options: { people: { type: 'string' }, plant: { type: 'string' } } });

/** Whether everything was found gone, and what was printed. */
function proof(people, plant) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects',
      'int',
      '--testPathPatterns',
      'erasure-proof',
      '--verbose',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ERASURE_PEOPLE: String(people),
        ...(plant ? { TALENTLOG_PLANT: JSON.stringify([plants[plant]]) } : {}),
      },
    },
  );
  return { passed: status === 0, printed: `${stdout}${stderr}` };
}

if (values.plant === undefined) {
  const { passed, printed } = proof(values.people ?? 100);
  console.log(printed);
  process.exitCode = passed ? 0 : 1;
} else {
  const chosen = values.plant === 'all' ? Object.keys(plants) : [values.plant];
  for (const plant of chosen) {
    if (!Object.hasOwn(plants, plant)) throw new Error(`plant one of: all, ${Object.keys(plants).join(', ')}`);
    const { passed, printed } = proof(values.people ?? 1, plant);
    // It has to fail for what was left out, and for nothing that came before.
    const isFound = !passed && /✓ leaves everybody else as they were/.test(printed);
    console.log(`${plant}: ${isFound ? 'left out, and found' : 'LEFT OUT AND NOT FOUND'}`);
    if (!isFound) {
      console.log(printed);
      process.exitCode = 1;
    }
  }
}
