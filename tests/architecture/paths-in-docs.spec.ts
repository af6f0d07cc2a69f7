import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './tables.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/how-to'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const folders = /^(contracts|domain|services|web|infra|tests|docs|\.ci)\//;
/** Made-up parts: `<aggregate>`, `*`, `{a,b}`, `when-…`. A folder of what runs writes is there only afterwards. */
const madeUp = /[<>*{}…$ ]|\/dist(\/|$)/;

/** What a page names: paths from the root in backticks (a line number does not matter), and links, from the page's own folder. */
function namedOn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => folders.test(path) && !madeUp.test(path));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path))
    .map((path) => join(dirname(page), path));
  return [...quoted, ...linked];
}

describe.each(pages)('%s', (page) => {
  it('names only what is there', () =>
    expect(namedOn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]));
});

it('sees what the pages name', () => expect(pages.flatMap(namedOn).length).toBeGreaterThan(50));
