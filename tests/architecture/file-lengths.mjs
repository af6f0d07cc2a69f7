// How long files are, and how much of a package is tests: `node tests/architecture/file-lengths.mjs [--enforce]`. No file has more than 250
// lines, but for tables of data: the limit is of each file, so that a change turns red by the file it makes too long and by no other. Of the
// query side and the web at least 0.4 lines are tests for each of source.
import '../../infra/node/ensure-supported.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './overlay.mjs';

const limits = { longest: 250, tests: 0.4 };
const packages = [
  'contracts',
  'domain',
  'infra/runtime',
  'infra/standalone',
  'infra/hr-core-counterpart',
  'infra/cli',
  'infra/demo',
  'infra/file-readers',
  'infra/pdf',
  'infra/resume-parser',
  'web',
  'tests',
];
packages.push(...['command', 'query', 'notifier', 'sap-bridge'].map((name) => `services/${name}`));
/** Rows of one shape, long because there are many of them. */
const tables = [
  'contracts/src/shared/problem.ts',
  'services/command/src/timers/timer-cases.fixture.ts',
  'services/notifier/src/policies/policy-cases.fixture.ts',
  'infra/demo/src/people.ts',
  'tests/resumes/corpus.ts',
  'tests/resumes/corpus-layouts.ts',
  'tests/architecture/plants.mjs',
];
const tested = ['services/query', 'web'];

const isTest = (file) => /(\.spec\.tsx?|fixtures?\.ts)$|\/testing\//.test(file);
const lines = sources()
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('.d.mts') && !tables.includes(file))
  .map((file) => ({ file, count: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
const sum = (files) => files.reduce((total, { count }) => total + count, 0);

const broken = [];
for (const name of packages) {
  const own = lines.filter(({ file }) => file.startsWith(`${name}/`)).sort((a, b) => a.count - b.count);
  const usual = own[Math.floor(own.length / 2)]?.count ?? 0;
  const specs = own.filter(({ file }) => isTest(file));
  const code = own.filter(({ file }) => /\.tsx?$/.test(file) && !isTest(file));
  const ratio = sum(specs) / Math.max(1, sum(code));
  const long = own.filter(({ count }) => count > limits.longest).reverse();
  if (tested.includes(name) && ratio < limits.tests)
    broken.push(`${name}: ${ratio.toFixed(2)} lines of tests for one of source, not ${limits.tests}`);
  for (const { file, count } of long) broken.push(`${file}: ${count} lines`);
  console.log(
    `${name.padEnd(26)} ${String(own.length).padStart(4)} files, median ${String(usual).padStart(3)}, longest ${String(own.at(-1)?.count ?? 0).padStart(3)}, tests ${ratio.toFixed(2)} of source`,
  );
}
const enforced = process.argv.includes('--enforce');
for (const line of broken) console.log(line);
console.log(`${broken.length} over the limits${enforced ? '' : ' (told, not enforced)'}`);
process.exit(enforced && broken.length > 0 ? 1 : 0);
