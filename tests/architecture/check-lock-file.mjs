// Every package of the lock files is what it was when it was locked, wherever it is fetched from: has a hash of its bytes and its address in the
// registry, without which npm asks the registry about each package first. Nor does an entry say what makes npm warn or compile on a machine
// where the packages work (ADR 104). `--write` repairs what npm wrote otherwise when it installed a package anew.
import '../../infra/node/ensure-supported.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, sources } from './overlay.mjs';

const registry = 'https://registry.npmjs.org/';

// Their binaries are inside; npm would compile them because it finds a `binding.gyp`, and its lock file loses their own word against that.
const binariesInside = ['better-sqlite3'];

/** Where the registry serves a package. npm asks the registry that it is set to in its place, so a mirror serves it as well. */
function addressOf(path, { name = path.split('node_modules/').at(-1), version }) {
  return `${registry}${name}/-/${basename(name)}-${version}.tgz`;
}

const isPackage = (path, entry) => path.includes('node_modules/') && !entry.link;
const compiles = (path, entry) =>
  binariesInside.includes(path.split('node_modules/').at(-1)) && entry.gypfile !== false;

/** What is wrong with a lock file, a sentence an entry. */
export function wrongEntries({ packages = {} }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    // Our own packages, and the links to them, are files of this repository.
    if (!isPackage(path, entry)) return [];
    const wrong = [];
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) wrong.push(`${path} has no sha512 hash`);
    if (entry.resolved !== addressOf(path, entry)) wrong.push(`${path} does not come from ${addressOf(path, entry)}`);
    if (entry.engines) wrong.push(`${path} has engines, which npm compares with the Node that installs`);
    if (compiles(path, entry)) wrong.push(`${path} lacks "gypfile": false, so npm would compile it`);
    return wrong;
  });
}

/** Another source than the registry stays as it is, for a person to see. */
const mayBeNamed = ({ resolved, version }) => version !== undefined && (resolved ?? registry).startsWith(registry);

/** The same lock file as `--write` leaves it. */
export const tidied = (lock) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => {
      if (!isPackage(path, entry)) return [path, entry];
      const { engines: _, version, resolved, ...rest } = entry;
      return [
        path,
        {
          version,
          resolved: mayBeNamed(entry) ? addressOf(path, entry) : resolved,
          ...rest,
          ...(compiles(path, entry) && { gypfile: false }),
        },
      ];
    }),
  ),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let wrong = 0;
  // The one of the workspaces, and those of what is installed apart from it.
  for (const name of sources().filter((file) => basename(file) === 'package-lock.json')) {
    const folder = name.slice(0, -'package-lock.json'.length);
    const file = join(root, name);
    const read = JSON.parse(readFileSync(file, 'utf8'));
    const lock = process.argv.includes('--write') ? tidied(read) : read;
    if (lock !== read) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    const sentences = wrongEntries(lock);
    for (const sentence of sentences) console.error(`${folder}${sentence}`);
    console.log(`${name}: ${Object.keys(lock.packages).length} entries, ${sentences.length} wrong`);
    wrong += sentences.length;
  }
  if (wrong > 0) {
    console.error(
      'Run: node tests/architecture/check-lock-file.mjs --write\nAn entry without a hash: delete it and run `npm install --package-lock-only` there.',
    );
    process.exit(1);
  }
}
