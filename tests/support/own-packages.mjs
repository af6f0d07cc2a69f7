// Packages that one command alone needs are installed when it runs, by the lock file beside it: `npm ci` at the root brings none of them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Installs what the lock file of a folder names, unless that is there; where it cannot be fetched it says so and ends the program. */
export function withOwnPackages(folder, needed) {
  const path = fileURLToPath(folder);
  const [lock, stamp] = [join(path, 'package-lock.json'), join(path, 'node_modules/.installed')];
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Installing what only ${needed} needs (${relative(root, path)}) ...`);
  const options = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status } = spawnSync('npm', options, { cwd: path, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      `\nThe packages that only ${needed} needs could not be fetched: is there a network? With one, this brings them for good:\n  npm ci --prefix ${relative('.', path)}\n`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}

/** Runs a program of such packages on the whole project; the status that it ends with. */
export function runOwn(script, program, needed, args = []) {
  withOwnPackages(new URL('./', script), needed);
  const path = fileURLToPath(new URL(`node_modules/${program}`, script));
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
