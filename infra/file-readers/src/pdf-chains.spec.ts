import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { latin, pdf } from './samples.fixture.ts';

const check = (body: string) => checkUpload({ name: 'a.pdf', bytes: pdf(body), purpose: 'resume' });
const refused = { ok: false, code: 'file.too_complex' };

const object = (entries: string, bytes: Buffer, begin = 'stream\n') =>
  `9 0 obj\n<< /Length ${bytes.length} ${entries} >>\n${begin}${bytes.toString('latin1')}\nendstream\nendobj\n`;
const packed = (filter: string, bytes: Buffer) => object(`/Filter ${filter}`, bytes);

/** 40 MB and more of one sign, packed once: what an honest resume has in no stream. */
const flate = deflateSync(Buffer.alloc(40_000_000, 32));
/** Runs of 128 times the same. */
const runs = Buffer.alloc(700_000, Buffer.from([129, 32]));
const hex = (bytes: Buffer) => latin(`${bytes.toString('hex')}>`);

/** Numbers to the base of 85 in letters; `spelt` may write the digits of one number in another way. */
function inLetters(bytes: Buffer, spelt = (digits: number[]) => digits): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const letters: number[] = [];
  for (let at = 0; at < padded.length; at += 4) {
    let left = padded.readUInt32BE(at);
    const digits: number[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(left % 85);
      left = Math.floor(left / 85);
    }
    letters.push(...spelt(digits).map((digit) => digit + 0x21));
  }
  return Buffer.concat([Buffer.from(letters), latin('~>')]);
}
/** The same number with a digit that no writer writes: one less, and 85 more behind it. */
const carried = ([first = 0, second = 0, ...rest]: number[]) =>
  first > 0 ? [first - 1, second + 85, ...rest] : [first, second, ...rest];

/** Codes, each with its bits, as one text of bits: `low` writes the first one into the lowest bit of a byte. */
const bytesOf = (bits: string, low: boolean) =>
  Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) =>
      Number.parseInt(low ? [...byte].reverse().join('') : byte, 2),
    ),
  );
/** A sign repeated 258 times, again and again, from a sign before the beginning. */
const fromNowhere = Buffer.concat([latin('\x78\x9c'), bytesOf(`110${'1100010100000'.repeat(160_000)}`, true)]);
/** An empty part whose length is not told twice, as it should be, before the rest. */
const afterNothing = Buffer.concat([latin('\x78\x9c\0\0\0\0\0'), deflateRawSync(Buffer.alloc(40_000_000, 32))]);

/** Each code means one sign more than the one before; codes become longer `early` codes before they must. */
function lzw(times: number, early: number): Buffer {
  let bits = '';
  for (let time = 0; time < times; time += 1) {
    bits += (256).toString(2).padStart(9, '0') + '0'.repeat(9);
    for (let code = 258; code < 4095; code += 1) {
      const known = code + early;
      const width = known >= 2048 ? 12 : known >= 1024 ? 11 : known >= 512 ? 10 : 9;
      bits += code.toString(2).padStart(width, '0');
    }
    bits += (256).toString(2).padStart(12, '0');
  }
  return bytesOf(bits, false);
}

describe('streams packed again and again', () => {
  it.each<[string, Buffer]>([
    ['[ /FlateDecode /FlateDecode ]', deflateSync(flate)],
    ['[ /LZWDecode /LZWDecode ]', lzw(1, 1)],
    ['[ /RunLengthDecode /RunLengthDecode ]', runs.subarray(0, 2_000)],
    ['[ /LZWDecode /FlateDecode ]', lzw(1, 1)],
    ['[ /FlateDecode /RunLengthDecode ]', deflateSync(runs)],
    ['[ /RL /LZW ]', runs.subarray(0, 2_000)],
    ['[ /ASCII85Decode /FlateDecode /LZWDecode ]', inLetters(deflateSync(lzw(1, 1)))],
    ['[ /A85 /A85 /A85 /Fl ]', inLetters(inLetters(inLetters(flate)))],
    ['/LZWDecode', lzw(12, 1)],
    ['/RunLengthDecode', runs],
    ['[ /ASCII85Decode /FlateDecode ]', inLetters(flate)],
    ['[ /A85 /A85 /Fl ]', inLetters(inLetters(flate))],
    ['[ /ASCIIHexDecode /ASCII85Decode /FlateDecode ]', hex(inLetters(flate))],
    ['[ /ASCIIHexDecode /LZWDecode ]', hex(lzw(12, 1))],
    ['[ /ASCIIHexDecode /RunLengthDecode ]', hex(runs)],
    ['[ /Crypt /FlateDecode ]', flate],
  ])('%s is refused', async (filter, bytes) => {
    expect(bytes.length).toBeLessThan(1_500_000);
    expect(await check(packed(filter, bytes))).toEqual(refused);
  });
});

describe('streams that only some readers unpack', () => {
  it.each<[string, string]>([
    ['its filter under its short key', object('/F [ /FlateDecode /FlateDecode ]', deflateSync(flate))],
    ['its filter under both keys', object('/F /Fl /Filter /DCTDecode', flate)],
    ['a sign that is no digit among its digits', packed('[ /AHx /Fl ]', latin(`g${flate.toString('hex')}>`))],
    ['letters that no writer writes', packed('[ /A85 /Fl ]', inLetters(flate, carried))],
    ['an empty part that is not told twice', packed('/Fl', afterNothing)],
    ['what is before its beginning', packed('/Fl', fromNowhere)],
    ['codes that become longer later', object('/Filter /LZW /DecodeParms << /EarlyChange 0 >>', lzw(12, 0))],
    ['blanks behind the word stream', object('/Filter /Fl', flate, 'stream \t\r\n')],
    ['a remark behind the word stream', object('/Filter /Fl', flate, 'stream% here\n')],
    [
      'the word endstream within',
      packed(
        '[ /Crypt /Fl ]',
        Buffer.concat([latin('\x78\x9c\0\x0b\0\xf4\xff\nendstream '), deflateRawSync(Buffer.alloc(40_000_000, 32))]),
      ),
    ],
    [
      'a way of packing pictures, for a page',
      `8 0 obj\n<< /Type /Page /Contents 9 0 R >>\nendobj\n${object('/Subtype /Image /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 >>', Buffer.alloc(20_000, 255))}`,
    ],
    [
      'a picture that is a page',
      `8 0 obj\n<< /Contents [ 9 0 R ] >>\nendobj\n${object('/Subtype /Image /Filter /Fl', flate)}`,
    ],
    [
      'a picture that is a font',
      `8 0 obj\n<< /FontFile2 9 0 R >>\nendobj\n${object('/Subtype /Image /Filter /Fl', flate)}`,
    ],
    [
      'a picture that is a table of signs',
      `8 0 obj\n<< /ToUnicode 9 0 R >>\nendobj\n${object('/Subtype /Image /Filter /Fl', flate)}`,
    ],
  ])('are refused with %s', async (_what, body) => {
    expect(await check(body)).toEqual(refused);
  });

  it.each<[string, string]>([
    [
      'a font of letters with blanks',
      packed(
        '[ /A85 /Fl ]',
        latin(
          inLetters(deflateSync(Buffer.alloc(9_000, 7)))
            .toString('latin1')
            .replace(/.{60}/g, '$&\n'),
        ),
      ),
    ],
    ['a scan by fax', object('/Subtype /Image /Filter /CCITTFaxDecode', Buffer.alloc(20_000, 255))],
    [
      'a page with blanks behind the word stream',
      object('/Filter /Fl', deflateSync(Buffer.alloc(9_000, 32)), 'stream \n'),
    ],
    [
      'a stream that was spoilt',
      packed('/Fl', Buffer.concat([deflateSync(Buffer.alloc(9_000, 32)).subarray(0, 20), Buffer.alloc(900, 255)])),
    ],
  ])('%s is not', async (_what, body) => {
    expect(await check(body)).toMatchObject({ ok: true });
  });
});
