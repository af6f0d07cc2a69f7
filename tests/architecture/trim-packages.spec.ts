import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { trimPackages } from '../../infra/node/trim-packages.mjs';

const linux = { platform: 'linux', arch: 'x64', isMusl: false } as const;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talentlog-trim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modules = () => join(folder, 'node_modules');

function plant(files: readonly string[]): void {
  for (const file of files) {
    const path = join(modules(), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '{}');
  }
}
const left = () =>
  readdirSync(modules(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(modules().length + 1))
    .sort();

const drivers = ['darwin-arm64', 'linux-arm64', 'linux-x64', 'linuxmusl-x64', 'win32-x64'].map(
  (name) => `better-sqlite3/prebuilds/${name}.node`,
);
const sources = ['better-sqlite3/binding.gyp', 'better-sqlite3/deps/sqlite3/sqlite3.c', 'better-sqlite3/src/addon.cpp'];
const bridges = ['gnu', 'musl'].map((libc) => `@kurrent/bridge-linux-x64-${libc}/index.node`);

describe('what is removed from installed packages', () => {
  it('keeps the native programs of this machine alone', () => {
    plant([...drivers, ...sources, ...bridges]);
    trimPackages(modules(), linux);
    expect(left()).toEqual([
      '@kurrent/bridge-linux-x64-gnu/index.node',
      'better-sqlite3/binding.gyp',
      'better-sqlite3/prebuilds/linux-x64.node',
    ]);
  });

  it.each([
    [{ ...linux, isMusl: true }, 'linuxmusl-x64', [bridges[1]]],
    [{ platform: 'darwin', arch: 'arm64', isMusl: false } as const, 'darwin-arm64', bridges],
    [{ platform: 'win32', arch: 'x64', isMusl: false } as const, 'win32-x64', bridges],
  ])('keeps those of %j', (machine, driver, kept) => {
    plant([...drivers, ...bridges]);
    trimPackages(modules(), machine);
    expect(left()).toEqual([...kept, `better-sqlite3/prebuilds/${driver}.node`]);
  });

  it('keeps everything to compile from where no driver is ready', () => {
    plant([...drivers, ...sources]);
    trimPackages(modules(), { ...linux, arch: 'riscv64' });
    expect(left()).toEqual([...drivers, ...sources].sort());
  });

  it('removes maps, releases and tests of every package, however deep, and leaves licences and what is exported', () => {
    const kept = ['a/LICENSE', 'a/README.md', 'a/index.js', 'a/lib/doc/node.js', 'a/site.map', 'b/test/entry.js'];
    plant([...kept, 'a/package.json', 'a/index.js.map', 'a/lib/index.d.mts.map', 'a/CHANGELOG.md', 'a/test/a.js']);
    plant(['b/docs/page.html', 'a/node_modules/@c/d/package.json', 'a/node_modules/@c/d/tests/d.js']);
    writeFileSync(join(modules(), 'b/package.json'), JSON.stringify({ exports: { './test': './test/entry.js' } }));
    trimPackages(modules(), linux);
    const packages = ['a/node_modules/@c/d/package.json', 'a/package.json', 'b/package.json'];
    expect(left()).toEqual([...kept, ...packages].sort());
  });

  it('enters no workspace', () => {
    const own = join(folder, 'ours/src/styles.css.map');
    mkdirSync(join(own, '..'), { recursive: true });
    writeFileSync(own, '{}');
    mkdirSync(join(modules(), '@talentlog'), { recursive: true });
    symlinkSync(join(folder, 'ours'), join(modules(), '@talentlog/ours'));
    trimPackages(modules(), linux);
    expect(readdirSync(dirname(own))).toEqual(['styles.css.map']);
  });

  it('is done when there is nothing, and changes nothing the second time', () => {
    trimPackages(modules(), linux);
    plant([...drivers, ...sources]);
    trimPackages(modules(), linux);
    const once = left();
    trimPackages(modules(), linux);
    expect(left()).toEqual(once);
  });
});
