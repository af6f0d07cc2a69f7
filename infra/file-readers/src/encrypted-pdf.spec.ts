import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { checkUpload } from './checks.ts';
import { pdfText } from './text/pdf.ts';

type Drawn = (document: PDFKit.PDFDocument) => void;
/** How each version of PDF is encrypted by another writer than ours: RC4 of 40 and 128 bits, AES of 128 and 256. */
const versions = ['1.3', '1.4', '1.6', '1.7ext3'] as const;
type Version = (typeof versions)[number];

function written(pdfVersion: Version, draw: Drawn, passwords: object = { ownerPassword: 'of its author' }) {
  const document = new PDFDocument({ pdfVersion, ...passwords, permissions: { copying: false } });
  draw(document);
  document.end();
  return buffer(document);
}
const check = async (bytes: Uint8Array) => checkUpload({ name: 'a.pdf', bytes, purpose: 'resume' });
const words: Drawn = (document) => document.text('Wang Chen', { link: 'https://example.com/wang' });
/** Written by another program, of revision 6, which the writer above does not have. */
const ofRevision6 = readFileSync(new URL('../../../tests/fixtures/encrypted/owners-password.pdf', import.meta.url));

describe('a PDF that asks for a password only before it is changed', () => {
  it.each(versions)('of version %s is taken and read', async (version) => {
    const bytes = await written(version, words);
    expect(bytes.toString('latin1')).toContain('/Encrypt');
    expect(await check(bytes)).toMatchObject({ ok: true });
    expect((await pdfText(bytes)).text).toContain('Wang Chen');
  });

  it('of revision 6 is taken and read', async () => {
    expect(await check(ofRevision6)).toMatchObject({ ok: true });
    expect((await pdfText(ofRevision6)).text.trim()).not.toBe('');
  });

  it.each(versions)('of version %s may hide no address that acts', async (version) => {
    const bytes = await written(version, (document) => document.text('x', { link: 'javascript:alert(1)' }));
    expect(bytes.toString('latin1')).not.toContain('javascript');
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.active_content' });
  });

  it.each(versions)('of version %s may expand no further than others', async (version) => {
    const bytes = await written(version, (document) => void document.addContent(' '.repeat(40_000_000)));
    expect(bytes.length).toBeLessThan(100_000);
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.too_complex' });
  });

  it.each(versions)('of version %s is refused where it asks for one before it is read', async (version) => {
    const bytes = await written(version, words, { userPassword: 'of its reader', ownerPassword: 'of its author' });
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.password_protected' });
  });

  it('is refused where a second trailer tells of another way', async () => {
    const text = (await written('1.6', words)).toString('latin1');
    const other = 'trailer\n<< /Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 >> >>\nstartxref';
    const bytes = Buffer.from(text.replace('startxref', other), 'latin1');
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.password_protected' });
  });

  it('is refused where its way of encrypting is called by the name that means none', async () => {
    const text = (await written('1.6', words)).toString('latin1');
    const bytes = Buffer.from(text.replaceAll('StdCF', 'Identity'), 'latin1');
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.password_protected' });
  });

  it.each(versions)('of version %s may hide no script in objects that are not encrypted', async (version) => {
    const text = (await written(version, words)).toString('latin1');
    const script = '77 0<</S/JavaScrip#74/JS 78 0 R>>';
    const packed = `79 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${script.length}>>\nstream\n${script}\nendstream\nendobj\n`;
    const at = text.lastIndexOf('startxref');
    const bytes = Buffer.from(`${text.slice(0, at)}${packed}${text.slice(at)}`, 'latin1');
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.active_content' });
  });

  it.each(versions)('of version %s may have no more texts than can be decrypted in a moment', async (version) => {
    const text = (await written(version, words)).toString('latin1');
    const at = text.lastIndexOf('startxref');
    const many = `79 0 obj\n[${'<</URI(https://a.example)>>'.repeat(80_000)}]\nendobj\n`;
    const bytes = Buffer.from(`${text.slice(0, at)}${many}${text.slice(at)}`, 'latin1');
    const from = process.cpuUsage().user;
    expect(await check(bytes)).toMatchObject({ ok: false });
    expect(process.cpuUsage().user - from).toBeLessThan(5_000_000);
  });

  it('is refused where texts and streams are encrypted differently', async () => {
    const text = (await written('1.6', words)).toString('latin1');
    const bytes = Buffer.from(text.replace('/StrF /StdCF', '/StrF /Identity'), 'latin1');
    expect(text).toContain('/StrF /StdCF');
    expect(await check(bytes)).toEqual({ ok: false, code: 'file.password_protected' });
  });
});
