import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { latin, pdf } from './samples.fixture.ts';

/** What the expressions that look into files begin with: repeated without its end, each beginning may search to the end of the file. */
const beginnings = [
  ...['<!doctype', '<!doctype html ', '<?xml ', '<?xml version=', '<html', '<p ', '<', '<!--', '<!entity', '</'],
  ...['%PDF-', '/JS ', '/JavaScript', '/AA', '#4a', 'obj', 'endobj ', 'startxref ', '%%EOF', '<<', 'stream\n'],
  ...[
    'MIME-Version: 1.0\nContent-Type: text/html',
    'Content-Type: text/html \n',
    'a:',
    '--b\n',
    '=?utf-8?B?',
    '=41=\n',
  ],
  ...['{\\rtf', '\\', ' ', '\n', '\t ', '(', '[', 'a', '汉'],
];
const mail = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n';
const size = 200_000;
const names = ['a.eml', 'a.html', 'a.txt', 'a.pdf', 'a.doc', 'a.docx', 'a.png', 'a.jpg'];

describe('a file that repeats the beginning of what is looked for', () => {
  it.each(names)('is judged as fast as any other, called %s', async (name) => {
    const slow: string[] = [];
    for (const beginning of beginnings) {
      const text = beginning.repeat(Math.ceil(size / beginning.length));
      for (const bytes of [
        name === 'a.pdf' ? pdf(text) : Buffer.from(text),
        latin(`<html><body>${text}`),
        latin(`${mail}${text}`),
      ]) {
        const from = performance.now();
        await checkUpload({ name, bytes, purpose: 'import' });
        const took = performance.now() - from;
        // A search of its own from each beginning takes many seconds at this size; one pass takes a few milliseconds.
        if (took > 1000) slow.push(`${JSON.stringify(beginning)} took ${Math.round(took)} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
