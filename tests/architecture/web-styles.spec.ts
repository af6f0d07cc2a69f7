import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const web = resolve(import.meta.dirname, '../../web/src');
const filesOf = (folder: string, kind: RegExp): readonly string[] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.includes('.spec.'))
    .map((name) => join(web, folder, name));
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const read = (path: string): string => readFileSync(path, 'utf8');
const imported = (file: string): readonly string[] =>
  found(read(file), file.endsWith('.css') ? /@import "(\.[^"]+)"/g : /^(?:import|export)\b[^;]*?'(\.[^']+)';/gms).map(
    (path) => resolve(dirname(file), path),
  );

/** Everything that comes with a file: what it imports, and what that imports, but what is fetched later. */
function comesWith(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || !existsSync(entry)) return seen;
  seen.add(entry);
  for (const path of imported(entry)) comesWith(path, seen);
  return seen;
}

/** Style sheets by class, without the classes that the sheets of every page style. */
function stylesOf(folders: readonly string[], everywhere: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const styles = new Map<string, readonly string[]>();
  const shared = new Set<string>();
  for (const file of folders.flatMap((folder) => filesOf(folder, /\.css$/)))
    for (const name of found(read(file), /\.([a-z][\w-]*)/g)) {
      if (everywhere.has(file)) shared.add(name);
      else styles.set(name, [...(styles.get(name) ?? []), file]);
    }
  return new Map([...styles].filter(([name]) => !shared.has(name)));
}

/** Names of classes that a component gives, plain or chosen between. */
function classesIn(file: string): readonly string[] {
  const text = read(file);
  const chosen = found(text, /className=\{([^}]*)\}/g).flatMap((choice) => found(choice, /'([^']*)'/g));
  return [...found(text, /className="([^"]+)"/g), ...chosen].flatMap((names) => names.split(/\s+/)).filter(Boolean);
}

/** Classes of what comes with an entry that some sheet styles, when that sheet does not come with it. */
function bareIn(entry: string, styles: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const files = comesWith(entry);
  const bare = [...files]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => classesIn(file).map((name) => ({ file, name })))
    .filter(({ name }) => !(styles.get(name) ?? [entry]).some((sheet) => files.has(sheet)));
  return [...new Set(bare.map(({ file, name }) => `${relative(web, file)} ${name}`))];
}

/** Parts that are fetched when they are first shown. */
const fetched = (folder: string): readonly string[] =>
  filesOf(folder, /\.tsx?$/).flatMap((file) =>
    found(read(file), /\bimport\('(\.[^']+\.tsx)'\)/g).map((path) => resolve(dirname(file), path)),
  );
const each = (entries: readonly string[]) =>
  [...new Set(entries)].map((entry) => [relative(web, entry), entry] as const);

describe('what is fetched by itself for the workspace', () => {
  const start = join(web, 'staff/app/main.tsx');
  const everywhere = new Set(filesOf('staff', /\.css$/).filter((file) => !relative(web, file).includes('features/')));
  const styles = stylesOf(['staff'], everywhere);
  it.each(each([...fetched('staff'), start]))('%s brings the styles of its features’ classes', (_, entry) => {
    expect(bareIn(entry, styles)).toEqual([]);
  });
});

describe('what is fetched by itself for the public site', () => {
  const everywhere = comesWith(join(web, 'public/base.css'));
  const styles = stylesOf(['public', 'ui'], everywhere);
  it.each(each([...fetched('public'), join(web, 'public/entry-client.tsx')]))(
    '%s brings the styles of its classes',
    (_, entry) => {
      expect(bareIn(entry, styles)).toEqual([]);
    },
  );
});
