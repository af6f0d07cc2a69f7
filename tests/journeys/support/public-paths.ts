import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routes = fileURLToPath(new URL('../../../web/src/public/app/routes.ts', import.meta.url));

/** The paths of all public pages. The file that lists them loads the pages, which the types of tests know nothing of: it is read as text. */
export function publicPaths(): readonly string[] {
  const text = readFileSync(routes, 'utf8').split('export const routes')[1] ?? '';
  const single = [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  const listed = /\(\[([^\]]+)\] as const\)\.map\(\(path\)/.exec(text)?.[1] ?? '';
  return [...single, ...[...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)].toSorted();
}
