import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ignoredErrors } from './shell-conditions.ts';
import { root, textOf } from './tables.ts';

const scripts = [
  '.ci/run',
  ...['infra/deploy', 'infra/engines'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.sh'))
      .map((name) => `${folder}/${name}`),
  ),
];
const sourcedBy = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^\s*#\s*shellcheck source=(\S+)/gm)].map(([, name = '']) =>
    textOf(join(dirname(file), name)),
  );

it('finds the scripts', () => expect(scripts.length).toBeGreaterThan(8));

it.each(scripts)('%s calls no function of several commands where bash ignores set -e', (file) =>
  expect(ignoredErrors(textOf(file), ...sourcedBy(file))).toEqual([]),
);

const fetches = 'get() {\n  pip install x\n  mv x y\n}\n';
const strict = 'set -euo pipefail\n';

it.each([
  ['if ! said=$(get "$1" 2>&1); then'],
  ['if get x; then'],
  ['elif get; then'],
  ['while ! get; do'],
  ['get x || echo missing'],
  ['get && echo there'],
  ['said=$(get x) || exit 3'],
  ['! get'],
])('finds %s', (line) => expect(ignoredErrors(`${strict}${fetches}${line}\n`)).toEqual([`6: ${line}`]));

it.each([['get x'], ['said=$(set -e; get "$1" 2>&1)'], ['if [ -x widget ]; then get; fi # if get'], ['./get || exit']])(
  'passes %s',
  (line) => expect(ignoredErrors(`${strict}${fetches}${line}\n`)).toEqual([]),
);

it('passes a function of one command, and a script without set -e', () => {
  expect(ignoredErrors(`${strict}listens() { (: < "/dev/tcp/$1"); }\nif listens 1; then\n`)).toEqual([]);
  expect(ignoredErrors(`${fetches}if get; then\n`)).toEqual([]);
});

it('knows the functions of a sourced script', () =>
  expect(ignoredErrors(`${strict}if get; then\n`, fetches)).toEqual(['2: if get; then']));
