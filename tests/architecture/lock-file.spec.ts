import { describe, expect, it } from '@jest/globals';
import { tidied, wrongEntries } from './check-lock-file.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
const sound = { version: '1.0.0', resolved, integrity };
const driver = { ...sound, resolved: 'https://registry.npmjs.org/better-sqlite3/-/better-sqlite3-1.0.0.tgz' };
const wrong = (path: string, entry: object) => wrongEntries({ packages: { [path]: { ...entry } } });

describe('the lock file', () => {
  it.each([
    ['a package', 'node_modules/a', sound],
    [
      'one of a scope inside another',
      'node_modules/b/node_modules/@c/a',
      { ...sound, resolved: 'https://registry.npmjs.org/@c/a/-/a-1.0.0.tgz' },
    ],
    ['one under another name', 'node_modules/old-a', { ...sound, name: 'a' }],
    ['our own package, which is a folder here', 'domain', { version: '0.1.0', engines: { node: '>=18' } }],
    ['the link to our own package', 'node_modules/@talentlog/domain', { resolved: 'domain', link: true }],
    ['the driver that is not compiled', 'node_modules/better-sqlite3', { ...driver, gypfile: false }],
  ])('may have %s', (_, path, entry) => expect(wrong(path, entry)).toEqual([]));

  it.each([
    ['no hash', { version: '1.0.0', resolved }, 'node_modules/a has no sha512 hash'],
    [
      'a weaker hash',
      { ...sound, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'node_modules/a has no sha512 hash',
    ],
    ['two hashes', { ...sound, integrity: `${integrity} ${integrity}` }, 'node_modules/a has no sha512 hash'],
    ['no address', { version: '1.0.0', integrity }],
    ['the address of another version', { ...sound, version: '1.0.1' }],
    ['a host that begins as the registry does', { ...sound, resolved: 'https://registry.npmjs.org.evil.example/a' }],
    ['a repository', { ...sound, resolved: 'git+ssh://git@github.com/a/a.git#0000000' }],
    ['a plain connection', { ...sound, resolved: resolved.replace('https:', 'http:') }],
    [
      'engines',
      { ...sound, engines: { node: '>=22' } },
      'node_modules/a has engines, which npm compares with the Node',
    ],
  ])('may have no package with %s', (_, entry, sentence = 'node_modules/a does not come from the registry') => {
    const said = wrong('node_modules/a', entry).map((line) => line.replace(/from https:\S+/, 'from the registry'));
    expect(said).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    'node_modules/better-sqlite3',
    'node_modules/a/node_modules/better-sqlite3',
    'infra/runtime/node_modules/better-sqlite3',
  ])('may not let npm compile %s', (path) => {
    expect(wrong(path, driver)).toEqual([`${path} lacks "gypfile": false, so npm would compile it`]);
  });

  it('is mended where npm wrote it anew, and keeps everything else', () => {
    const engines = { node: '>=22' };
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { name: 'talentlog', engines },
        'node_modules/a': { version: '1.0.0', integrity, engines, license: 'MIT' },
        'node_modules/b': { ...sound, resolved: 'git+ssh://git@github.com/b/b.git#0000000' },
        'node_modules/better-sqlite3': { ...driver, engines },
      },
    };
    expect(tidied(lock)).toEqual({
      lockfileVersion: 3,
      packages: {
        '': { name: 'talentlog', engines },
        'node_modules/a': { ...sound, license: 'MIT' },
        'node_modules/b': { ...sound, resolved: 'git+ssh://git@github.com/b/b.git#0000000' },
        'node_modules/better-sqlite3': { ...driver, gypfile: false },
      },
    });
    // A missing hash cannot be written by us.
    expect(wrongEntries(tidied({ packages: { 'node_modules/a': { version: '1.0.0', engines } } }))).toHaveLength(1);
  });
});
