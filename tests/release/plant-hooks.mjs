import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * One planted bug. Of each change, `file` is the end of a path of the built output; of `packages`, where there are any, another copy is
 * loaded, each with the path of that copy's entry, which is CommonJS.
 */
const { changes, packages = {} } = JSON.parse(process.env.TALENTLOG_PLANT);

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  Object.hasOwn(packages, specifier)
    ? { url: pathToFileURL(packages[specifier]).href, format: 'commonjs', shortCircuit: true }
    : next(specifier, context);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const mine = changes.filter(({ file }) => url.endsWith(file));
  if (mine.length === 0) return next(url, context);
  let source = readFileSync(fileURLToPath(url), 'utf8');
  for (const { file, from, to } of mine) {
    if (!source.includes(from)) throw new Error(`nothing to plant in: ${file} has no ${from}`);
    source = source.replaceAll(from, to);
  }
  return { format: 'module', source, shortCircuit: true };
}
