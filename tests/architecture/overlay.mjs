// A copy of the sources in a temporary folder, with the packages linked to it: a place to plant violations in without touching the tree.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files git knows of or would take, from the root: what is ignored (`dist`, data, modules) is no source. */
export function sources() {
  const { stdout, status, stderr } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return [...new Set(stdout.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Links the installed packages of `from` into `folder`; ours are copied, not installed. */
function linkModules(folder, from) {
  mkdirSync(join(folder, from), { recursive: true });
  for (const name of readdirSync(join(root, from)))
    if (name !== '@talentlog') symlinkSync(join(root, from, name), join(folder, from, name));
}

/** Calls `use` with the folder of a copy of the tree, its TypeScript through `rewrite`; the copy is gone afterwards. */
export async function withOverlay(use, rewrite = (text) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-overlay-'));
  try {
    const files = sources();
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const bytes = readFileSync(join(root, file));
      writeFileSync(join(folder, file), /\.tsx?$/.test(file) ? rewrite(bytes.toString('utf8')) : bytes);
    }
    mkdirSync(join(folder, 'node_modules/@talentlog'), { recursive: true });
    for (const file of files.filter((path) => basename(path) === 'package.json')) {
      const at = dirname(file);
      const { name } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      if (existsSync(join(root, at, 'node_modules'))) linkModules(folder, join(at, 'node_modules'));
      if (name.startsWith('@talentlog/')) symlinkSync(join(folder, at), join(folder, 'node_modules', name));
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
