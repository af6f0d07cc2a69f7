import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
/** Code that browsers run. */
const folders = ['web/src', 'contracts/src'];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
    .map((name) => join(folder, name)),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Methods newer than Chrome 86 and Safari 15.0, by the first Chrome that has them (caniuse.com). */
const newer: Readonly<Record<string, number>> = {
  ...{ at: 92, hasOwn: 93, findLast: 97, findLastIndex: 97, structuredClone: 98 },
  ...{ toSorted: 110, toReversed: 110, toSpliced: 110, with: 110, groupBy: 117, withResolvers: 119 },
  ...{ isWellFormed: 111, toWellFormed: 111, fromAsync: 121, isSubsetOf: 122, isDisjointFrom: 122 },
};

it('calls no method that our oldest browsers lack, but those that the polyfills bring', () => {
  const filled = read('web/src/ui/polyfills.ts');
  const brought = Object.keys(newer).filter((name) => new RegExp(`\\b${name}[,(:]|function ${name}\\b`).test(filled));
  const lacking = Object.keys(newer).filter((name) => !brought.includes(name));
  const calls = new RegExp(`(?:\\.|\\b)(${lacking.join('|')})\\(`, 'g');
  const found = sources.flatMap((file) => [...read(file).matchAll(calls)].map(([, name]) => `${file} ${name}`));
  expect(found).toEqual([]);
});

it.each(['web/src/public/entry-client.tsx', 'web/src/staff/app/main.tsx'])('%s brings the polyfills first', (entry) => {
  const [first] = [...read(entry).matchAll(/^import .*'(\.[^']+\.ts)';$/gm)];
  expect(first?.[1]).toMatch(/\/ui\/polyfills\.ts$/);
});
