import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of the program `name` next to a module (its `import.meta.url`). A child process cannot load TypeScript: tests run from sources and take the
 * compiled program, which `npm run test:int` builds first.
 */
export function childProgram(module: string, name: string): string {
  const at = module.lastIndexOf('/src/');
  const compiled = module.endsWith('.ts') ? `${module.slice(0, at)}/dist/${module.slice(at + '/src/'.length)}` : module;
  return fileURLToPath(new URL(`${name}.js`, compiled));
}

const packageOf = (program: string): string => program.slice(0, program.lastIndexOf(`${sep}dist${sep}`));
const preload = childProgram(import.meta.url, './no-reach');

/** Every `node_modules` from a package upwards, which is how Node looks for packages. */
function packageFolders(packageRoot: string): string[] {
  const found: string[] = [];
  for (let dir = packageRoot; ; dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules');
    if (existsSync(candidate)) found.push(candidate);
    if (dir === dirname(dir)) return found;
  }
}

/** The folders that a program has to read to run: its package, this one, and what both import. Nothing else is readable. */
function readableBy(program: string): readonly string[] {
  const roots = [...new Set([packageOf(program), packageOf(preload)])];
  return [...new Set([...roots, ...roots.flatMap(packageFolders)])];
}

const HEAP_MB = 256;

/** Flags of the child: a small heap, no files but its program, no processes, no add-ons, and no network. */
export function sandboxFlags(program: string, threads: boolean): string[] {
  const permission = Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
  return [
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
    permission,
    ...readableBy(program).map((folder) => `--allow-fs-read=${folder}/`),
    ...(threads ? ['--allow-worker'] : []),
    `--import=${preload}`,
  ];
}
