// Every package of the lock file is what it was when it was locked, wherever it is fetched from: has a hash of its bytes, and no other source
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const wrong = wrongEntries(lock);
  for (const sentence of wrong) console.error(sentence);
  console.log(`lock file: ${Object.keys(lock.packages).length} entries, ${wrong.length} wrong`);
  if (wrong.length > 0) {
    console.error(
      'Delete the entries and run `npm install --package-lock-only`, which asks the registry for them again.',
    );
    process.exit(1);
  }
}
