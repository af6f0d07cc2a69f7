import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { liveViews } from '../../services/query/src/access/live-scope.ts';
import { fileViews } from '../../services/query/src/files/view.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import type { Cell } from './cell.ts';
import { cellsOf } from './cells.ts';
import { differences } from './differences.ts';
import { sampleOf, unnoticed } from './injected.ts';
import { page } from './page.ts';
import { commandNames, queryNames, signInNames } from './payloads.ts';
import { someCells } from './some-cells.ts';
import { openWorld } from './world.ts';

interface Described {
  readonly description?: string;
}
const described = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../docs/generated/openapi.json', import.meta.url)), 'utf8'),
) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

const faultSwitch = new URL('./switch.mjs', import.meta.url).href;

const missing = (from: readonly string[], names: readonly string[]) => from.filter((name) => !names.includes(name));
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

describe('docs/permissions.md', () => {
  it('has every command, query, file kind, live view and route, each once and no other', () => {
    const routes = Object.entries(described.paths)
      .filter(([path]) => !/^\/api\/(commands|queries)\//.test(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    for (const [written, there] of [
      [[...names(page.commands), ...page.system], commandNames],
      [names(page.signIn), signInNames],
      [names(page.queries), queryNames],
      [page.routes.map(({ route }) => route), routes],
      [[...page.shownBy.values()], fileViews],
      [names(page.live), liveViews],
    ] as const)
      expect({
        missing: missing(there, written),
        tooMany: missing(written, there),
        twice: written.filter((name, index) => written.indexOf(name) !== index),
      }).toEqual({ missing: [], tooMany: [], twice: [] });
  });

  it('names the capability that the description of the API names', () => {
    const wrong = [...page.commands, ...page.queries].flatMap(({ name, staff, own }) => {
      const kind = commandNames.includes(name) ? 'commands' : 'queries';
      const text = JSON.stringify(described.paths[`/api/${kind}/${name}`]);
      const code = [...text.matchAll(/staff with ([A-Z_]+)/g)].map(([, one]) => one);
      const self = /on what is theirs \(([A-Z_]+)/.exec(text)?.[1];
      const mine = own === 'anybody' ? '-' : own;
      const both = [...staff, ...(mine === '-' ? [] : [mine])].sort();
      const theirs = [...new Set([...code, ...(self === undefined ? [] : [self])])].sort();
      return JSON.stringify(both) === JSON.stringify(theirs) ? [] : [{ name, page: both, api: theirs }];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a server with two positions of different colleagues', () => {
  const own = ownOfFile();
  let server: Server;
  let cells: readonly Cell[];
  let fault = '';

  beforeAll(async () => {
    fault = join(own.folder(), 'fault');
    writeFileSync(fault, '');
    server = await startServer({ env: { PERMISSIONS_FAULT: fault, NODE_OPTIONS: `--import ${faultSwitch}` } });
    cells = cellsOf(await openWorld(server));
  });
  afterAll(() => server.stop());

  /** `npm run test:permissions` walks every cell and injects every fault. `--seed` of Jest picks the same cells again. */
  it('lets everybody do and read what docs/permissions.md says, and nothing else', async () => {
    const seed = jest.getSeed();
    expect(cells.length).toBeGreaterThan(9_900);
    expect({ seed, differences: await differences(someCells(cells, seed)) }).toEqual({ seed, differences: [] });
  });

  it('is found out when it grants anything else', async () => {
    expect(await unnoticed(sampleOf(cells), fault)).toEqual([]);
  });
});
