// How tests/mutation/run.mjs runs the mutation tester; what is mutated is said there.
export default {
  packageManager: 'npm',
  plugins: ['./tests/mutation/runner.mjs'],
  testRunner: 'domain',
  testRunnerNodeArgs: ['--conditions=source'],
  coverageAnalysis: 'perTest',
  // Stryker rewrites paths in a tsconfig.json through the compiler's own interface, which TypeScript 7 has not; ours has none to rewrite.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', 'infra', 'services', 'web', '**/dist', 'data'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: null },
  concurrency: 1,
  timeoutMS: 10_000,
};
