// What `npm start` runs is the TypeScript without its types, made in a second; checking them takes minutes on a small machine and is the
// work of `npm run build`, whose output is the same to the reader and is kept where it is newer than its source.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const options = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** Folders of what is compiled on the way to a running server. */
export const packages = () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => join(root, path));
};
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** Sources of a package by their names; what only tests use stays out. */
export const sourcesOf = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true }).filter(
    (name) => name.endsWith('.ts') && !/\.(spec|fixture|d)\.ts$/.test(name),
  );

/** Pairs of a source and its output that is missing or older. */
const stale = (folder) =>
  sourcesOf(folder)
    .map((name) => [join(folder, 'src', name), join(folder, 'dist', name.replace(/\.ts$/, '.js'))])
    .filter(([source, output]) => changedAt(output) < changedAt(source));

/** The JavaScript of one source, importing the outputs of the others. */
export const javaScriptOf = async (source) =>
  (await transform(readFileSync(source, 'utf8'), { ...options, filename: source })).code;

async function write([source, output]) {
  const code = await javaScriptOf(source);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, code);
}

/** Brings the output of every package up to its source. */
export async function transpile() {
  for (const folder of packages()) {
    const files = stale(folder);
    // The compiler would take output that it did not write for its own.
    if (files.length > 0) rmSync(join(folder, 'dist/.tsbuildinfo'), { force: true });
    await Promise.all(files.map(write));
  }
}
