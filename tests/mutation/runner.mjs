// Runs the domain's specs for Stryker in one process that keeps its modules: a change in a function costs only the tests that reach it,
// a change in what a module makes when it is loaded costs a fresh copy of the domain.
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { basename, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import fc from 'fast-check';
import { failureOf, firstFailure } from './failures.mjs';
import { takeTests } from './globals.mjs';
import { cheapestFirst, keepDurations, knownDurations, nearestFirst } from './order.mjs';

let source = '';
let specs = [];
const at = (name, copy) => `${pathToFileURL(join(source, name)).href}?copy=${copy}`;
// It plants changes of its own and looks whether the pages notice: slow, and no test of the domain.
const leftOut = new Set(['planted.spec.ts']);
// A history that fails is enough; the shortest one that fails takes minutes to find.
fc.configureGlobal({ endOnFailure: true });
// Rounds without the change, times this, go on for ever. Stryker's own hundred takes minutes where a test goes round often.
const endlessAt = 10 / 100;
// Modules are never let go of; above this the process ends, and Stryker starts another.
const fullAt = 1_500_000_000;
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

/** The tests of a spec in a copy of the domain. */
async function testsOf(spec, copy) {
  takeTests();
  await import(at(spec, copy));
  return takeTests().map((test, index) => ({ ...test, spec, id: `${spec}#${index} ${test.name}` }));
}

/** What a machine comes to is kept when first asked for; asked for here, it counts as made by loading. */
async function compileAll(copy) {
  const [{ aggregates }, { compile }] = await Promise.all([
    import(at('aggregates.ts', copy)),
    import(at('shared/machine.ts', copy)),
  ]);
  for (const { machine } of Object.values(aggregates)) compile(machine);
}

class DomainRunner {
  copies = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Stryker has moved the process into its copy of the tree by now, where the changes are. */
  async init() {
    source = join(process.cwd(), 'domain/src');
    const isSpec = (name) => name.endsWith('.spec.ts') && !leftOut.has(basename(name));
    specs = readdirSync(source, { recursive: true }).filter(isSpec);
    const domain = pathToFileURL(source).href;
    register('./modules.mjs', { parentURL: import.meta.url, data: { domain } });
    await compileAll(0);
    this.durations = knownDurations();
    this.tests = [];
    for (const spec of specs) this.tests.push(...(await testsOf(spec, 0)));
  }

  async dryRun() {
    const tests = [];
    for (const { id, name, spec, run } of this.tests) {
      switches.currentTestId = id;
      const from = performance.now();
      const failed = await failureOf(run);
      const timeSpentMs = performance.now() - from;
      this.durations[id] = timeSpentMs;
      const told = { id, name, fileName: join(source, spec), timeSpentMs };
      tests.push(failed === undefined ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failed });
    }
    switches.currentTestId = undefined;
    keepDurations(this.durations);
    return { status: 'complete', tests, mutantCoverage: switches.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, sandboxFileName }) {
    if (process.memoryUsage().rss > fullAt) throw new Error('full of modules');
    switches.activeMutant = activeMutant.id;
    switches.hitCount = 0;
    switches.hitLimit = hitLimit === undefined ? undefined : Math.ceil(hitLimit * endlessAt);
    try {
      const groups =
        mutantActivation === 'static' ? this.fresh(sandboxFileName) : this.loaded(testFilter, sandboxFileName);
      return await firstFailure(groups, switches);
    } finally {
      switches.activeMutant = undefined;
      switches.hitLimit = undefined;
    }
  }

  /** The tests that are in memory, as far as they reach the change; those first that cost little, and sooner know. */
  *loaded(testFilter, file) {
    const wanted = new Set(testFilter);
    const reaching = this.tests.filter(({ id }) => wanted.has(id));
    yield cheapestFirst(reaching, this.durations, relative(source, file));
  }

  /** All tests on a copy of their own. */
  async *fresh(file) {
    const copy = ++this.copies;
    for (const spec of nearestFirst(specs, relative(source, file))) yield testsOf(spec, copy);
  }
}

const makeRunner = Object.assign(() => new DomainRunner(), { inject: [] });
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'domain', makeRunner)];
