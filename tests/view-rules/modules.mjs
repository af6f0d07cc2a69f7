// How the process that drops view rules loads TypeScript: swc strips the types, our packages are loaded from their sources, and the one place
// where rules become a projector asks each time whether its rule is dropped. Product code has no switch.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const globals = new URL('../mutation/globals.mjs', import.meta.url).href;

/** The part of a projector that hands an event to a view, and what the runner makes of it. */
const planting = {
  file: '/services/query/src/views/subject-projector.ts',
  from: 'project: byType(parts.map(({ types, project }) => ({ types, step: project }))),',
  to: 'project: byType(parts.map(({ schema, types, project }, index) => ({ types, step: globalThis.viewRules.planted(name, schema.name, index, types, project) }))),',
};

export function resolve(specifier, context, next) {
  return specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await stripped(fileURLToPath(url)), shortCircuit: true };
}

async function stripped(file) {
  const text = await readFile(file, 'utf8');
  const isPlace = file.endsWith(planting.file);
  if (isPlace && !text.includes(planting.from)) throw new Error(`${file} has no place to drop a rule in any more`);
  const jsc = {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
  };
  const source = isPlace ? text.replace(planting.from, planting.to) : text;
  return (await transform(source, { swcrc: false, module: { type: 'es6' }, jsc })).code;
}
