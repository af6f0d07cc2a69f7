// `npm run docs` writes docs/generated from the code that runs, and the counts of docs/coverage.md; with --check it writes nothing and fails
// where the files differ. Either way it fails where docs/coverage.md names what is not there.
import '../../infra/node/ensure-supported.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncApi } from '../../infra/standalone/dist/asyncapi/asyncapi.js';
import { settingsPage } from '../../infra/standalone/dist/config/page.js';
import { openApi } from '../../infra/standalone/dist/openapi/openapi.js';
import { faultsIn, withCounts } from './coverage.mjs';
import { machines } from './machines.mjs';
import { slices } from './slices.mjs';

/** One line per path, so that a difference is readable. */
function byPath({ paths, ...rest }) {
  const lines = Object.entries(paths).map(([path, item]) => `  ${JSON.stringify(path)}: ${JSON.stringify(item)}`);
  const around = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${around.join(',\n')},\n  "paths": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** One line per channel, operation, message and schema. */
function byName(value, depth, indent = '') {
  const isList = depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value);
  if (isList) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, one]) => `${inner}${JSON.stringify(name)}: ${byName(one, depth - 1, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}docs/`;
const present = (name) => (existsSync(folder + name) ? readFileSync(folder + name, 'utf8') : '');
const files = {
  'generated/machines.md': `${machines().trimEnd()}\n`,
  'generated/slices.md': `${slices().trimEnd()}\n`,
  'generated/settings.md': settingsPage(),
  'generated/openapi.json': byPath(openApi()),
  'generated/asyncapi.json': `${byName(asyncApi(), 3)}\n`,
  'coverage.md': withCounts(present('coverage.md')),
};
const stale = Object.keys(files).filter((name) => present(name) !== files[name]);

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`docs/${name} is not what the code says. Run: npm run docs`);
  console.log(
    `docs: ${Object.keys(files).length - stale.length} of ${Object.keys(files).length} generated files are up to date`,
  );
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(`${folder}generated`, { recursive: true });
  for (const name of stale) writeFileSync(folder + name, files[name]);
  console.log(stale.length > 0 ? `docs: wrote ${stale.join(', ')}` : 'docs: nothing changed');
}

const faults = faultsIn(files['coverage.md'], (path) => existsSync(root + path));
for (const fault of faults) console.error(`docs/coverage.md: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
