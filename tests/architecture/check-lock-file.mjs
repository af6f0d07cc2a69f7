// Every package of the lock files is what it was when it was locked, wherever it is fetched from: has a hash of its bytes, and no other source
// than the registry.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const registry = 'https://registry.npmjs.org/';

/** What is wrong with a lock file, a sentence an entry. */
export function wrongEntries({ packages = {} }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    // Our own packages, and the links to them, are files of this repository.
    if (!path.includes('node_modules/') || entry.link) return [];
    const wrong = [];
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) wrong.push(`${path} has no sha512 hash`);
    if (entry.resolved && !entry.resolved.startsWith(registry)) wrong.push(`${path} does not come from ${registry}`);
    return wrong;
  });
}

/** The one of the workspaces, and of what single commands install for themselves. */
const folders = ['', 'docs/tools/lerna/', 'tests/bench/peers/', 'tests/fixtures/makers/'];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let wrong = 0;
  for (const folder of folders) {
    const lock = JSON.parse(readFileSync(new URL(`../../${folder}package-lock.json`, import.meta.url), 'utf8'));
    const sentences = wrongEntries(lock);
    for (const sentence of sentences) console.error(`${folder}${sentence}`);
    console.log(`${folder}package-lock.json: ${Object.keys(lock.packages).length} entries, ${sentences.length} wrong`);
    wrong += sentences.length;
  }
  if (wrong > 0) {
    console.error(
      'Delete the entries and run `npm install --package-lock-only` there, which asks the registry for them again.',
    );
    process.exit(1);
  }
}
