import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { doc } from './samples.fixture.ts';

const check = (bytes: Uint8Array) => checkUpload({ name: 'a.doc', bytes, purpose: 'resume' });
const unsafe = { ok: false, code: 'file.active_content' };
const holding = (text: string, encoding: BufferEncoding = 'utf16le', before = '') =>
  Buffer.concat([doc('WordDocument'), Buffer.from(before), Buffer.from(text, encoding), Buffer.alloc(600)]);
const field = (instruction: string) => `\u0013${instruction}\u00141\u0015`;

describe('an old Word document', () => {
  it.each<[string, Buffer]>([
    ['a field that starts a program', holding(field(' DDEAUTO c:\\\\cmd.exe "/k calc" '))],
    ['the same at an odd place', holding(field(' DDEAUTO x y '), 'utf16le', '-')],
    ['the same in one byte a sign', holding(field(' ddeauto x y '), 'latin1')],
    ['the same computed by another field', holding(`\u0013 D\u0013 QUOTE 69 \u0014E\u0015 x \u0015`)],
    ['a picture of the network', holding(field(' INCLUDEPICTURE "\\\\\\\\evil\\\\a.png" '))],
    ['a file taken in', holding(field(' INCLUDETEXT "http://evil.example/a" '))],
    ['a link to a file', holding(field(' HYPERLINK "file://evil/a" '))],
    ['a wrapped program', doc('WordDocument', 'ObjectPool', '\u0001Ole10Native')],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await check(bytes)).toEqual(unsafe);
  });

  it.each<[string, Buffer]>([
    [
      'fields of every day',
      holding(`${field(' PAGE ')}${field(' HYPERLINK "https://example.com" ')}${field(' TOC \\o "1-3" ')}`),
    ],
    ['words that are no field', holding('DDEAUTO, INCLUDETEXT: 写过这些域')],
    ['a field without end', holding('\u0013'.repeat(20_000))],
    ['the resume of a person', readFileSync('tests/fixtures/resumes/wang-chen.doc')],
  ])('with %s is taken', async (_what, bytes) => {
    expect(await check(bytes)).toMatchObject({ ok: true });
  });
});
