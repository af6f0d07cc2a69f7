// `npm run bench -- --only data -- --people 100000 [--out FOLDER --seed 1]`: a data folder with as many people as a company of years has, made in
// minutes and kept. It begins as the demo company, whose few dozen people walked every way by real commands; what happened to each of
// them is then told again of others, sealed under keys of their own and appended to the log in big groups (docs/performance.md).
import '../../infra/node/ensure-supported.mjs';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beginCompany, settleMessages } from './data/company.mjs';
import { folderFor } from './data/folder.mjs';
import { headLines } from './data/head-lines.mjs';
import { showInViews } from './data/shown.mjs';
import { tellAgain } from './data/told-again.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    views: { type: 'string', default: 'on' },
  },
});
const people = Number(values.people);
const folder = values.out ?? folderFor(people);
if (!Number.isSafeInteger(people) || people < 1) throw new Error(`--people ${values.people}`);
if (existsSync(folder)) throw new Error(`${folder} is there already; it is kept as it is`);

const began = performance.now();
const say = (line) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`);
say(`the demo company and its ends, in ${folder}`);
const company = await beginCompany(folder);
await settleMessages(folder);
await tellAgain(folder, { ...company, people, seed: Number(values.seed), say });
if (values.views === 'on') await showInViews(folder, say);
say('done');
for (const line of headLines(folder, people)) console.log(line);
process.exit(0);
