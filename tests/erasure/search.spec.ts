import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { ownOfEachTest } from '../support/own.ts';
import { searchFolder } from './search.ts';

const own = ownOfEachTest();
const word = 'qz01ab23cd45欧龘';
const around = (bytes: Buffer) => Buffer.concat([Buffer.from('vorher'), bytes, Buffer.from('\u0000nachher')]);
const said = Buffer.from(`a text with ${word} in it`);

/** Each way of hiding a word, made by somebody else than the search. */
it.each<[string, Buffer]>([
  ['as it is', said],
  ['utf-16', Buffer.from(said.toString(), 'utf16le')],
  ['utf-16, the other way', Buffer.from(said.toString(), 'utf16le').swap16()],
  ...[0, 1, 2].map((at): [string, Buffer] => [
    `base64 at ${at}`,
    Buffer.from(Buffer.concat([Buffer.alloc(at, 7), said]).toString('base64')),
  ]),
  ['hex', Buffer.from(said.toString('hex'))],
  ['gzip', gzipSync(said)],
  ['zlib', deflateSync(said)],
  ['an entry of a zip file', zipOf([{ name: 'word/document.xml', content: said }])],
])('a word is found %s', (_how, bytes) => {
  const folder = own.folder();
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files', 'one'), around(bytes));
  expect(searchFolder(folder, [['here', word]])).not.toEqual([]);
  expect(searchFolder(folder, [['here', 'qz99ff00ee11欧靐']])).toEqual([]);
});

it('a word is found in a file of brotli, and in the name of a file', () => {
  const folder = own.folder();
  writeFileSync(join(folder, 'packed'), brotliCompressSync(said));
  expect(searchFolder(folder, [['here', word]]).map(({ as }) => as)).toContain('brotli, utf-8');
  writeFileSync(join(folder, word), 'x');
  expect(searchFolder(folder, [['here', word]]).map(({ file }) => file)).toContain(word);
});
