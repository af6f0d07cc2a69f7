// `npm run bench -- --only lists [-- --people 100000 | --data FOLDER] [--rounds 20 --all --only palette --cpu --strict]`: every list, count, search and
// detail, asked by a recruiter, a screener and so on, with 0 to 3 filters, each sort and deep pages. What is counted is forgotten before
// each question, as a busy company forgets it. Makes nothing: `npm run bench -- --only data` does.
import '../../infra/node/ensure-supported.mjs';
import { parseArgs } from 'node:util';
import { missedAims } from './aims.mjs';
import { folderFor } from './data/folder.mjs';
import { callersOf } from './lists/callers.mjs';
import { questionsFor } from './lists/questions.mjs';
import { openReadSide } from './lists/read-side.mjs';
import { report } from './lists/report.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const folder = values.data ?? folderFor(Number(values.people));
const reading = await openReadSide(folder);
const callers = await callersOf(reading.views);
const applications = await reading.views.applications.count({});
console.log(`${folder}: ${applications.toLocaleString('en')} applications`);

/** Wall clock; `--cpu`: processor time of this process, which tells more where others work on the machine meanwhile. */
const clock = () => {
  if (!values.cpu) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Every question of every caller that they may ask at all. */
const cases = [];
for (const [who, caller] of Object.entries(callers))
  for (const one of await questionsFor(reading, who, caller))
    if (`${one.group} ${who}`.includes(values.only) && !(await reading.ask(one.name, one.params(0), caller)).refused)
      cases.push({ ...one, who, caller, took: [] });

for (let round = 0; round <= Number(values.rounds); round += 1)
  for (const { name, params, caller, took } of cases) {
    await reading.forgetCounts();
    const asked = params(round);
    const from = clock();
    const answer = await reading.ask(name, asked, caller);
    if (answer.refused) throw new Error(`${name}: ${answer.refused}`);
    JSON.stringify(answer);
    if (round > 0) took.push(clock() - from);
  }

const missed = report(cases, { all: values.all, applications });
await reading.close();
if (values.strict && missed > 0) process.exitCode = missedAims;
process.exit();
