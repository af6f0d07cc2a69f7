import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root, sources } from './overlay.mjs';
import { textOf } from './tables.ts';

/** What runs before the packages are there or on any Node, and says so in its first lines or needs none of them. */
const onAnyNode = [
  'infra/node/fetch-pinned.mjs',
  'infra/node/trim-packages.mjs',
  'infra/deploy/grafana/as-rules.mjs',
  'docs/how-to/consumer.mjs',
];
const guard = 'infra/node/ensure-supported.mjs';

const tracked = sources();
const named = /\bnode (?:--\S+ )*([\w./-]+\.mjs)/g;
const namedIn = (text: string): string[] => [...text.matchAll(named)].map(([, name = '']) => name);
const wherePeopleLook = tracked.filter((name) =>
  /^(package\.json|README\.md|CONTRIBUTING\.md|docs\/.*\.md|\.ci\/.*|\.github\/.*)$/.test(name),
);

/** Programs that a script, a page or their own first lines tell people to start. */
const programs = tracked
  .filter((name) => name.endsWith('.mjs') && !onAnyNode.includes(name))
  .filter(
    (name) =>
      wherePeopleLook.some((page) => namedIn(textOf(page)).includes(name)) || namedIn(textOf(name)).includes(name),
  );

/** The first module that is not of Node itself, as a path from the root. */
function firstImport(file: string, text: string): string | undefined {
  const [, name] = /^import\s(?:[^'"]*?\sfrom\s)?['"](?!node:)([^'"]+)['"]/m.exec(text) ?? [];
  return name?.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name;
}

describe('a program that people start', () => {
  it('is found by what names it', () =>
    expect(programs).toEqual(
      expect.arrayContaining(['infra/standalone/start.mjs', 'tests/run.mjs', 'tests/view-rules/run.mjs']),
    ));

  it.each(programs)('%s sees to its Node before it loads anything else', (file) =>
    expect(firstImport(file, textOf(file))).toBe(guard),
  );

  it.each([
    ["import { a } from './a.mjs';\nimport '../../infra/node/ensure-supported.mjs';", 'tests/x/a.mjs'],
    ["import {\n  a,\n} from 'a';\nimport '../../infra/node/ensure-supported.mjs';", 'a'],
    ["import { a } from 'node:fs';\nconst b = 1;", undefined],
    ["import { a } from 'node:fs';\nimport '../../infra/node/ensure-supported.mjs';\nimport 'b';", guard],
  ])('%j begins with %s', (text, first) => expect(firstImport('tests/x/run.mjs', text)).toBe(first));
});
