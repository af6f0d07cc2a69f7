// Drops every rule of a view, one at a time, and looks whether a spec of the query service notices. A rule is what a projector does to one view
// with one event.
//   npm run test:planted                     every arrow of the machines, then every rule of every view
//   node tests/view-rules/run.mjs            every rule of every view
//   ... --view offer                         the rules of one view
//   ... --sample 40                          some of them, others with every commit
import '../../infra/node/ensure-supported.mjs';
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { failureOf } from '../mutation/failures.mjs';
import { takeTests } from '../mutation/globals.mjs';
import { sampleByCommit } from '../mutation/sample-by-commit.mjs';

const { values } = parseArgs({ options: { sample: { type: 'string' }, view: { type: 'string' } } });
const root = fileURLToPath(new URL('../../', import.meta.url));
const source = join(root, 'services/query/src');
const own = fileURLToPath(new URL('.', import.meta.url));
/** They compare views with views, or tell thousands of people: none says what a row must be. */
const leftOut = [
  'views/replay.spec.ts',
  'access/fan-out.spec.ts',
  'access/scoped-lists.spec.ts',
  'my-work/owed-by-chance.spec.ts',
];

/** Rules by their names, as the projectors are made; which of them run, and which one is dropped. */
const rules = new Map();
let dropped;
let running = new Set();
globalThis.viewRules = {
  planted(projector, view, index, types, project) {
    const named = new Map(types.map((type) => [type, `${projector} ${view} ${type} (${index})`]));
    for (const rule of named.values()) rules.set(rule, { rule, projector, view });
    return (event, writer) => {
      const rule = named.get(event.type);
      running.add(rule);
      return rule === dropped ? Promise.resolve() : project(event, writer);
    };
  },
};

/** The tests of the query service that pass, each with the rules that it reaches and the time it takes. */
async function testsThatReach() {
  const isSpec = (file) => file.endsWith('.spec.ts') && !file.endsWith('.int.spec.ts') && !leftOut.includes(file);
  const within = (folder) => readdirSync(folder, { recursive: true }).filter(isSpec).sort();
  const specs = [...within(own).map((spec) => [own, spec]), ...within(source).map((spec) => [source, spec])];
  const tests = [];
  for (const [folder, spec] of specs) {
    takeTests();
    await import(pathToFileURL(join(folder, spec)).href);
    tests.push(...takeTests().map((test) => ({ ...test, spec })));
  }
  const reaching = [];
  for (const test of tests) {
    running = new Set();
    const from = performance.now();
    const failure = await failureOf(test.run);
    if (failure !== undefined) throw new Error(`${test.spec} ${test.name} fails without a change: ${failure}`);
    if (running.size > 0) reaching.push({ ...test, reached: running, ms: performance.now() - from });
  }
  return reaching;
}

/** Whether a test fails without the rule. Those of its own subject mostly know, so that another one must be five times as cheap. */
async function isNoticed({ rule, projector }, tests) {
  const cost = ({ spec, ms }) => ms * (spec.startsWith(`${projector}/`) ? 1 : 5);
  const reaching = tests.filter(({ reached }) => reached.has(rule)).toSorted((one, other) => cost(one) - cost(other));
  dropped = rule;
  try {
    for (const { run } of reaching) if ((await failureOf(run)) !== undefined) return true;
    return false;
  } finally {
    dropped = undefined;
  }
}

register('./modules.mjs', import.meta.url);
const begun = performance.now();
const tests = await testsThatReach();
const all = [...rules.values()].filter(({ view }) => values.view === undefined || view === values.view);
const wanted = values.sample === undefined ? all : sampleByCommit(all, Number(values.sample));
let unnoticed = 0;
for (const one of wanted) {
  if (await isNoticed(one, tests)) continue;
  unnoticed += 1;
  console.log(
    `not noticed: ${one.rule}${tests.some(({ reached }) => reached.has(one.rule)) ? '' : ', which no test reaches'}`,
  );
}
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(
  `view rules: ${wanted.length} of ${rules.size} dropped one at a time, ${unnoticed} not noticed; ${tests.length} tests, ${seconds} s`,
);
process.exit(wanted.length > 0 && unnoticed === 0 ? 0 : 1);
