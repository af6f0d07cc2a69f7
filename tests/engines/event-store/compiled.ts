import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JscConfig, transform } from '@swc/core';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = join(root, 'infra/runtime/src');

/** The runtime's sources as plain JavaScript in a folder of their own, for threads and processes that cannot load TypeScript. */
export interface Compiled {
  readonly folder: string;
  /** Path of a compiled module, named as in the sources without its extension. */
  module(name: string): string;
  remove(): Promise<void>;
}

export async function compileRuntime(
  folders: readonly string[] = ['disk', 'event-store', 'ledger', 'subject-keys'],
): Promise<Compiled> {
  const base = await mkdtemp(join(tmpdir(), 'runtime-'));
  const folder = join(base, 'runtime');
  // As tsconfig.base.json says it to tsc; the types of swc do not know the last one yet.
  const jsc: JscConfig & { readonly rewriteRelativeImportExtensions: boolean } = {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    rewriteRelativeImportExtensions: true,
  };
  for (const part of folders) {
    for (const name of await readdir(join(sources, part), { recursive: true })) {
      if (!/(?<!\.spec)\.ts$/.test(name)) continue;
      const path = join(part, name);
      const { code } = await transform(await readFile(join(sources, path), 'utf8'), {
        swcrc: false,
        module: { type: 'es6' },
        jsc,
      });
      const target = join(folder, path.replace(/\.ts$/, '.js'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, code);
    }
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  // As in the checkout: the package's own versions of its dependencies first, then those that all packages share.
  await symlink(join(root, 'infra/runtime/node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'node_modules'), join(base, 'node_modules'));
  return {
    folder,
    module: (name) => join(folder, `${name}.js`),
    remove: () => rm(base, { recursive: true }),
  };
}
