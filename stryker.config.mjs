// How tests/mutation/run.mjs runs the mutation tester; what is mutated is said there.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default {
  packageManager: 'npm',
  plugins: ['./tests/mutation/runner.mjs'],
  testRunner: 'domain',
  testRunnerNodeArgs: ['--conditions=source'],
  coverageAnalysis: 'perTest',
  // Stryker rewrites paths in a tsconfig.json through the compiler's own interface, which TypeScript 7 has not; ours has none to rewrite.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', 'infra', 'services', 'web', '**/dist', 'data'],
  // Outside of the tree, where jest would find every package twice.
  tempDirName: process.env.MUTATION_COPY ?? join(tmpdir(), 'talentlog-mutation'),
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: null },
  concurrency: 1,
  // What runs once, when a module is loaded, is mostly the machines' arrows: `npm run test:unit -- --testPathPatterns planted` plants in those, one by one. With
  // --tables they are tried too, each on a copy of the domain of its own, which takes some ten times as long.
  ignoreStatic: process.env.MUTATE_TABLES === undefined,
  // An endless round is told by its count (runner.mjs); what hangs elsewhere is ended by the clock, which a busy machine must not set off.
  timeoutMS: 15_000,
  timeoutFactor: 4,
};
