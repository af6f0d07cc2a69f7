// Jest runs the TypeScript sources directly: swc strips types, the `source` export condition finds our packages.
import './infra/node/ensure-supported.mjs';

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      keepClassNames: true,
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  },
];
const shared = {
  // Not in the folder for temporary files, which `npm test` puts into memory anew for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/web/testing/style.mjs',
    '^@blueprintjs/(core|icons|select)$': '<rootDir>/node_modules/.cache/screens-library/$1.mjs',
  },
};
const packages = '<rootDir>/{contracts,domain,infra/*,services/*,tests,web}';
export default {
  // A machine of two cores that is busy with something else must not fail a test; one that hangs is still told of.
  testTimeout: 180_000,
  // Modules of the language are never freed by the process that loaded them: in one process the suite needs more than
  // four gigabytes and dies. So each core has a worker, and one that has grown makes way for a new one between two files.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1200MB',
  testSequencer: '<rootDir>/tests/support/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      globalSetup: '<rootDir>/web/testing/bundle-screens-library.mjs',
      // A spec of a screen (`.spec.tsx`) names web/testing/environment.cjs in its first lines: a browser's document in memory.
      testMatch: [`${packages}/**/*.spec.{ts,tsx}`],
      testPathIgnorePatterns: ['\\.(int|engine)\\.spec\\.ts$', '/node_modules/'],
    },
    { ...shared, displayName: 'int', testMatch: [`${packages}/**/*.int.spec.ts`] },
    // On engines that `npm run test:engines` starts, or is told of.
    { ...shared, displayName: 'engines', testMatch: [`${packages}/**/*.engine.spec.ts`] },
  ],
};
