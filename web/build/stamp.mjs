import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const walk = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .filter((name) => name !== 'node_modules' && !name.startsWith('dist') && !/\.spec\.tsx?$/.test(name))
        .flatMap((name) => walk(join(path, name)))
    : [path];

/** Hash over names and bytes of every input file. */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.filter(existsSync).flatMap(walk))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Runs `build` unless the inputs are those of the last complete run and its outputs still exist. */
export async function unlessFresh(stampFile, inputs, outputs, build) {
  const hash = hashOf(inputs);
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (last === hash && outputs.every(existsSync)) return false;
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
  return true;
}
