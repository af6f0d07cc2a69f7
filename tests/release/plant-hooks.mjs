import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Changes of one planted bug: `file` is the end of a path of the built output. */
const changes = JSON.parse(process.env.TALENTLOG_PLANT ?? '[]');

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
