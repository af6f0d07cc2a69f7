// How the mutation tester's process loads TypeScript: swc strips the types. A module of the domain that is imported with `?copy=n` passes
// this on to what it imports of the domain, so that a second import brings a fresh domain on the same contracts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const globals = new URL('globals.mjs', import.meta.url).href;
const stripped = new Map();
let domain = '';

/** Where the domain with the changes lies. */
export function initialize(data) {
  domain = data.domain;
}

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  const found = await next(specifier, context);
  const copy = new URL(context.parentURL ?? 'file:///').search;
  return copy && found.url.startsWith(domain) ? { ...found, url: found.url + copy } : found;
}

export async function load(url, context, next) {
  const path = url.replace(/\?.*/, '');
  if (!path.endsWith('.ts')) return next(url, context);
  if (!stripped.has(path)) stripped.set(path, await strip(fileURLToPath(path)));
  return { format: 'module', source: stripped.get(path), shortCircuit: true };
}

async function strip(file) {
  const jsc = { target: 'es2022', parser: { syntax: 'typescript' } };
  return (await transform(await readFile(file, 'utf8'), { swcrc: false, module: { type: 'es6' }, jsc })).code;
}
