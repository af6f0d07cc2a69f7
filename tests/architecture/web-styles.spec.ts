import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const staff = resolve(import.meta.dirname, '../../web/src/staff');
const filesOf = (kind: RegExp): readonly string[] =>
  readdirSync(staff, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.includes('.spec.'))
    .map((name) => join(staff, name));
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const read = (path: string): string => readFileSync(path, 'utf8');

/** Everything that comes with a file: what it imports, and what that imports, but what is fetched later. */
function comesWith(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || !existsSync(entry)) return seen;
  seen.add(entry);
  if (entry.endsWith('.css')) return seen;
  for (const path of found(read(entry), /^(?:import|export)\b[^;]*?'(\.[^']+)';/gms))
    comesWith(resolve(dirname(entry), path), seen);
  return seen;
}

/** Features' own styles by class, without what the frame of the workspace styles for all. */
function stylesOf(): ReadonlyMap<string, readonly string[]> {
  const styles = new Map<string, readonly string[]>();
  const shared = new Set<string>();
  for (const file of filesOf(/\.css$/)) {
    const isFeatures = relative(staff, file).startsWith('features/');
    for (const name of found(read(file), /\.([a-z][\w-]*)/g)) {
      if (isFeatures) styles.set(name, [...(styles.get(name) ?? []), file]);
      else shared.add(name);
    }
  }
  return new Map([...styles].filter(([name]) => !shared.has(name)));
}

/** Parts that are fetched when they are first shown, and what is there from the start. */
const entries = filesOf(/\.tsx?$/)
  .flatMap((file) => found(read(file), /\bimport\('(\.[^']+\.tsx)'\)/g).map((path) => resolve(dirname(file), path)))
  .concat(join(staff, 'app/main.tsx'));

describe('what is fetched by itself', () => {
  const styles = stylesOf();
  it.each([...new Set(entries)].map((entry) => [relative(staff, entry), entry]))(
    '%s brings the styles of its features’ classes',
    (_, entry) => {
      const files = comesWith(entry);
      const bare = [...files]
        .filter((file) => file.endsWith('.tsx'))
        .flatMap((file) => found(read(file), /className="([^"]+)"/g).flatMap((names) => names.split(/\s+/)))
        .filter((name) => !(styles.get(name) ?? [entry]).some((sheet) => files.has(sheet)));
      expect([...new Set(bare)]).toEqual([]);
    },
  );
});
