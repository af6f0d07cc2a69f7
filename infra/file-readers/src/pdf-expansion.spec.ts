import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { pdf } from './samples.fixture.ts';

const check = (body: string) => checkUpload({ name: 'a.pdf', bytes: pdf(body), purpose: 'resume' });
const stream = (bytes: Buffer, filter: string, entries = '') =>
  `9 0 obj\n<< ${entries} /Length ${bytes.length} /Filter ${filter} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
const spaces = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000, 32));
/** Its last bytes, the sum, are wrong: readers take what came before. */
const unsound = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -4), Buffer.from('nope')]);

/** Codes that each mean one sign more than the one before, as LZW writes a text of one sign: 3,837 of them and a beginning anew. */
function lzwOfOneSign(times: number): Buffer {
  let bits = '';
  for (let time = 0; time < times; time += 1) {
    bits += (256).toString(2).padStart(9, '0') + '0'.repeat(9);
    for (let code = 258; code < 4095; code += 1) {
      const width = code >= 2047 ? 12 : code >= 1023 ? 11 : code >= 511 ? 10 : 9;
      bits += code.toString(2).padStart(width, '0');
    }
    bits += (256).toString(2).padStart(12, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('a PDF that becomes far more than it is', () => {
  it.each<[string, string]>([
    ['by two filters', stream(deflateSync(spaces(264)), '[ /FlateDecode /FlateDecode ]')],
    ['by two filters in short', stream(deflateSync(spaces(264)), '[ /Fl /Fl ]')],
    ['by filters that stand elsewhere', `8 0 obj\n[ /FlateDecode /LZWDecode ]\nendobj\n${stream(spaces(1), '8 0 R')}`],
    [
      'by filters that are written twice',
      `8 0 obj\n[ /FlateDecode /LZWDecode ]\nendobj\n8 0 obj\n/DCTDecode\nendobj\n${stream(spaces(1), '8 0 R')}`,
    ],
    ['by a key that stands twice', stream(deflateSync(spaces(264)), '[ /Fl /Fl ]', '/Filter /DCTDecode')],
    ['as a picture and not as one', stream(spaces(40), '/FlateDecode', '/Subtype /Image /Subtype /Form')],
    ['by four filters', stream(spaces(1), '[ /AHx /AHx /AHx /Fl ]')],
    ['by one', stream(spaces(40), '/FlateDecode')],
    ['by one whose sum is wrong', stream(unsound(spaces(40)), '/FlateDecode')],
    ['by three together', stream(spaces(25), '/FlateDecode').repeat(3)],
    ['as a picture', stream(spaces(250), '/FlateDecode', '/Subtype /Image')],
    ['in letters', stream(Buffer.from(spaces(40).toString('hex')), '[ /ASCIIHexDecode /FlateDecode ]')],
    ['by another way of packing', stream(lzwOfOneSign(12), '/LZWDecode')],
  ])('%s is refused', async (_how, body) => {
    expect(await check(body)).toEqual({ ok: false, code: 'file.too_complex' });
  });

  it.each<[string, string]>([
    ['a long text', stream(spaces(5), '/FlateDecode')],
    ['a text in letters', stream(Buffer.from('Gau0BD~>'), '[ /ASCII85Decode /FlateDecode ]')],
    ['a scanned page', stream(spaces(104), '/FlateDecode', '/Subtype /Image')],
    ['a picture packed again', stream(spaces(1), '[ /FlateDecode /DCTDecode ]', '/Subtype /Image')],
    ['a text in another way of packing', stream(lzwOfOneSign(1), '/LZWDecode')],
    ['a font in letters', stream(Buffer.from(randomBytes(2_000_000).toString('hex')), '[ /AHx /Fl ]')],
    ['a stream that was cut', stream(spaces(1).subarray(0, 500), '/FlateDecode')],
  ])('%s is not', async (_what, body) => {
    expect(await check(body)).toMatchObject({ ok: true });
  });
});
