import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressAll } from './compressed.mjs';

const long = 'export const word = "words, words, words";\n'.repeat(100);

describe('the smallest form of a file', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stands beside it and says the same', async () => {
    for (const name of ['public-a.js', 'staff-b.css']) writeFileSync(at(name), long);
    await compressAll(folder);
    for (const name of ['public-a.js', 'staff-b.css'])
      expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(long);
  });
  it('is not made of what is small, made anew for each answer, or never asked for', async () => {
    writeFileSync(at('public-small.js'), 'export {};');
    for (const name of ['staff.html', 'manifest.staff.json', 'staff-paths-x.js']) writeFileSync(at(name), long);
    await compressAll(folder);
    expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toEqual([]);
  });
  it('is made once, and goes with its file', async () => {
    writeFileSync(at('public-a.js'), long);
    await compressAll(folder);
    writeFileSync(at('public-a.js.br'), 'kept');
    writeFileSync(at('public-gone.js.br'), 'of a file that is gone');
    await compressAll(folder);
    expect([readFileSync(at('public-a.js.br'), 'utf8'), existsSync(at('public-gone.js.br'))]).toEqual(['kept', false]);
  });
});
