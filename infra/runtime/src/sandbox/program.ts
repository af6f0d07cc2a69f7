import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const sources = dirname(dirname(here));
const packageRoot = dirname(sources);

/** What `tsc` rewrites in production, in the compiler's own output. */
const RELATIVE_IMPORT = /((?:from|import)\s*(?:\(\s*)?["']\.{1,2}\/[^"']+)\.ts(["'])/g;

/** Where the programs of children lie, and the folders they have to read to run: nothing else is readable for them. */
export interface ChildPrograms {
  /** The compiled file of a source, as `files/child/main`. */
  readonly at: (source: string) => string;
  readonly preload: string;
  readonly readable: readonly string[];
}

/** Every `node_modules` from our package upwards, which is how Node looks for packages. */
function packageFolders(): string[] {
  const found: string[] = [];
  for (let dir = packageRoot; ; dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules');
    if (existsSync(candidate)) found.push(candidate);
    if (dir === dirname(dir)) return found;
  }
}

async function typescriptFiles(): Promise<{ path: string; source: string }[]> {
  const files: { path: string; source: string }[] = [];
  for (const folder of ['resume-parser', 'files', 'sandbox']) {
    for (const name of await readdir(join(sources, folder), { recursive: true })) {
      const path = join(folder, name);
      if (/(?<!\.spec|\.d)\.ts$/.test(name)) files.push({ path, source: await readFile(join(sources, path), 'utf8') });
    }
  }
  return files;
}

/** Strips the types of the very sources that production compiles, into a folder named by their content. */
async function compileSources(): Promise<string> {
  const { transform } = await import('@swc/core');
  const files = await typescriptFiles();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const parent = join(packageRoot, 'dist', '.from-sources');
  const target = join(parent, hash);
  if (existsSync(target)) return target;
  await mkdir(parent, { recursive: true });
  const building = await mkdtemp(join(parent, 'building-'));
  for (const { path, source } of files) {
    const { code } = await transform(source, {
      swcrc: false,
      module: { type: 'es6' },
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    const written = join(building, path.replace(/\.ts$/, '.js'));
    await mkdir(dirname(written), { recursive: true });
    await writeFile(written, code.replace(RELATIVE_IMPORT, '$1.js$2'));
  }
  // Several test processes may build at once: the first rename wins, and all built the same.
  await rename(building, target).catch(() => rm(building, { recursive: true }));
  return target;
}

/**
 * The programs of child processes. From `dist` they are the compiled neighbours of this file; run from sources (tests), where
 * Node cannot load TypeScript in a child, the same files are compiled once per content with the compiler that tests use.
 */
export async function childPrograms(): Promise<ChildPrograms> {
  const root = here.endsWith('.ts') ? await compileSources() : sources;
  const at = (source: string) => join(root, `${source}.js`);
  return { at, preload: at('sandbox/no-reach'), readable: [packageRoot, ...packageFolders()] };
}

const HEAP_MB = 256;

/** Flags of the child: a small heap, no files but its program, no processes, no add-ons, and no network. */
export function sandboxFlags({ preload, readable }: ChildPrograms, threads: boolean): string[] {
  const permission = Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
  return [
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
    permission,
    ...readable.map((folder) => `--allow-fs-read=${folder}/`),
    ...(threads ? ['--allow-worker'] : []),
    `--import=${preload}`,
  ];
}
