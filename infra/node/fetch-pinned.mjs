// After `npm ci`: where the installed Node is too old, fetches the pinned one by its lock file and puts it where npm scripts find it first. A new
// enough Node fetches nothing. Only the program is kept: its headers and manuals take another 70 MB.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSupported, oldestNode, pinnedNode } from './supported.mjs';

const pinned = fileURLToPath(new URL('pinned/', import.meta.url));
const options = [
  'ci',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Installs into a folder that is not used by anyone else yet, so a broken download leaves nothing behind. */
function fetched(folder) {
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(pinned, name), join(folder, name));
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const { status } = spawnSync(program, [...before, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0 || !existsSync(join(folder, 'node_modules'))) return undefined;
  return readdirSync(join(folder, 'node_modules'))
    .map((name) => join(folder, 'node_modules', name, 'bin', basename(pinnedNode)))
    .find(existsSync);
}

function bring() {
  mkdirSync(dirname(pinnedNode), { recursive: true });
  const folder = mkdtempSync(join(dirname(dirname(pinnedNode)), '.pinned-node-'));
  try {
    const program = fetched(folder);
    if (program === undefined) return undefined;
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status !== 0) return undefined;
    renameSync(program, pinnedNode);
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isSupported()) {
  // One that an older Node needed, unless it is what runs this.
  if (existsSync(pinnedNode) && realpathSync(process.execPath) !== realpathSync(pinnedNode))
    rmSync(pinnedNode, { force: true });
} else {
  const version = bring();
  const here = `Node ${process.versions.node} is older than ${oldestNode}`;
  if (version === undefined) {
    console.error(`\n${here}, and npm has none that runs on this machine. Install Node 24, then run: npm ci\n`);
    process.exit(1);
  }
  console.log(`${here}: npm scripts of this folder run on Node ${version}, fetched from npm.`);
}
