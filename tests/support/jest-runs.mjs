import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Program and arguments that run one project of jest and leave what each test did in `file`. */
export const jestRun = (project, file, ...more) => [
  'node',
  [
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--silent',
    '--json',
    `--outputFile=${file}`,
    ...more,
    '--selectProjects',
    project,
  ],
];

/** Every test of these runs with its file, in the order told. */
export const testsOf = (files) =>
  files.flatMap((file) =>
    JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, assertionResults, message }) => {
      const spec = relative(root, name);
      return assertionResults.length === 0
        ? [{ spec, fullName: '(the file itself)', status: 'failed', duration: 0, failureMessages: [message] }]
        : assertionResults.map((test) => ({ spec, ...test }));
    }),
  );

/** The slowest tests, a line each. */
export const slowest = (files, count) =>
  testsOf(files)
    .sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
    .slice(0, count)
    .map(({ spec, fullName, duration }) => `${String(duration ?? 0).padStart(8)} ms  ${spec}: ${fullName}`);

/** What a green run must not hide: a file that asserted nothing, a test that passed only when it was repeated, one that was left out. */
export function suspicions(files) {
  const tests = testsOf(files);
  const silent = [...new Set(tests.map(({ spec }) => spec))].filter(
    (spec) => !tests.some((test) => test.spec === spec && test.numPassingAsserts > 0),
  );
  return [
    ...silent.map((spec) => `${spec} asserted nothing`),
    ...tests
      .filter(({ invocations }) => invocations > 1)
      .map(({ spec, fullName }) => `${spec}: ${fullName} was repeated`),
    ...tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ spec, fullName, status }) => `${spec}: ${fullName} is ${status}`),
  ];
}
