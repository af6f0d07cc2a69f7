// Builds the two browser entries and the renderer of the public site. What did not change since the last run is kept.
import '../infra/node/ensure-supported.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAll } from './build/compressed.mjs';
import { clientConfig, root, serverConfig } from './build/config.mjs';
import { writeAhead } from './build/staff-shell.mjs';
import { unlessFresh } from './build/stamp.mjs';

// Packages pick their production files by it.
process.env.NODE_ENV = 'production';

const at = (...parts) => join(root, ...parts);
const common = [
  'build',
  'build.mjs',
  'package.json',
  'src/api',
  'src/format',
  'src/i18n',
  'src/ui',
  '../contracts/src',
  '../package-lock.json',
].map((path) => at(path));
const manifestOf = (name) => at('dist/client', `manifest.${name}.json`);

const filesOf = (manifestFile) =>
  existsSync(manifestFile)
    ? Object.values(JSON.parse(readFileSync(manifestFile, 'utf8'))).flatMap((entry) => [
        entry.file,
        ...(entry.css ?? []),
        ...(entry.assets ?? []),
      ])
    : [];

/** Builds one browser entry and then removes the files only its previous build used. */
async function buildClient(name, input) {
  const before = filesOf(manifestOf(name));
  await build(clientConfig(name, input));
  const now = new Set(filesOf(manifestOf(name)));
  for (const file of before) if (!now.has(file)) rmSync(at('dist/client', file), { force: true });
  await compressAll(at('dist/client'));
}

const parts = {
  public: () =>
    unlessFresh(
      at('dist/.stamp-public'),
      [...common, at('src/public'), at('public')],
      [manifestOf('public'), at('dist/server/entry-server.js')],
      async () => {
        await buildClient('public', { public: 'src/public/entry-client.tsx' });
        await build(serverConfig(JSON.parse(readFileSync(manifestOf('public'), 'utf8'))));
      },
    ),
  staff: () =>
    unlessFresh(
      at('dist/.stamp-staff'),
      [...common, at('src/staff'), at('staff.html')],
      [manifestOf('staff'), at('dist/client/staff.html')],
      async () => {
        await buildClient('staff', { staff: 'staff.html' });
        writeAhead(at('dist/client/staff.html'), manifestOf('staff'));
      },
    ),
};

// `node build.mjs public` builds one part only; without a name, all of them.
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`web/${name}: ${(await part()) ? 'built' : 'unchanged'}`);
}
