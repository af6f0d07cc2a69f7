import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultyText } from './faults.mjs';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.includes('/dist/')) return next(url, context);
  const source = readFileSync(fileURLToPath(url), 'utf8');
  const changed = faultyText(url, source);
  return changed === undefined ? next(url, context) : { format: 'module', source: changed, shortCircuit: true };
}
