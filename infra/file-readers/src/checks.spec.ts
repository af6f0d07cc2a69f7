import { describe, expect, it } from '@jest/globals';
import type { UploadPurpose } from '@talentlog/runtime';
import { checkUpload } from './checks.ts';
import { doc, docx, jpeg, pdf, png } from './samples.fixture.ts';

const check = (name: string, bytes: Uint8Array, purpose: UploadPurpose = 'resume') =>
  checkUpload({ name, bytes, purpose });
const refused = (code: string) => ({ ok: false, code });

describe('what is accepted', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  it.each<[string, Uint8Array, UploadPurpose, string]>([
    ['王晨.docx', docx(), 'resume', word],
    ['a.DOC', doc('WordDocument'), 'resume', 'application/msword'],
    ['a.pdf', pdf(), 'attachment', 'application/pdf'],
    ['a.png', png(2, 2), 'avatar', 'image/png'],
    ['a.jpeg', jpeg(2, 2), 'avatar', 'image/jpeg'],
    ['a.txt', Buffer.from('\ufeff姓名：王晨\r\n\t电话'), 'attachment', 'text/plain'],
    ['BMW.txt', Buffer.from('BMW 工程师'), 'import', 'text/plain'],
    ['gbk.txt', Buffer.from('d0d5c3fba3bacdf5b3bf', 'hex'), 'import', 'text/plain'],
    ['a.htm', Buffer.from('<!DOCTYPE html><html><body><p>王晨</p></body></html>'), 'import', 'text/html'],
    ['x.html', Buffer.from('<?xml version="1.0"?><html xmlns="x"><body>王</body></html>'), 'import', 'text/html'],
  ])('%s', async (name, bytes, purpose, type) => {
    expect(await check(name, bytes, purpose)).toMatchObject({ ok: true, type });
  });

  it('pictures that a phone appended to a picture', async () => {
    expect(await check('a.jpg', Buffer.concat([jpeg(9, 9), jpeg(3, 3)]))).toMatchObject({ ok: true });
  });
});

describe('names and sizes', () => {
  it.each<[string, UploadPurpose]>([
    ['a.exe', 'resume'],
    ['a.pdf.exe', 'resume'],
    ['a.exe.', 'resume'],
    ['a.ｅｘｅ', 'resume'],
    ['a.pdf', 'avatar'],
    ['a.gif', 'avatar'],
  ])('%s is no %s', async (name, purpose) => {
    expect(await check(name, pdf(), purpose)).toEqual(refused('file.unsupported'));
  });

  it.each<[string, UploadPurpose]>([
    ['简历', 'resume'],
    ['pdf', 'resume'],
    ['简历.pdf.1', 'resume'],
    ['简历.pdf。', 'resume'],
    ['简历.pdf.', 'resume'],
    ['简历.pdf(1)', 'resume'],
    ['简历.pdf（2）', 'resume'],
    ['简历.pdf (1)', 'resume'],
    ['简历.ｐｄｆ', 'resume'],
    ['简历。pdf', 'resume'],
    ['简历.pdf\u200b', 'resume'],
    ['简历 2026.11.28', 'import'],
    ['简历.wps', 'resume'],
    ['a.txt', 'resume'],
    ['a.jfif', 'attachment'],
    ['a.docx', 'attachment'],
    ['证明.pdf.crdownload', 'attachment'],
  ])('a PDF called %j is a %s all the same', async (name, purpose) => {
    expect(await check(name, pdf(), purpose)).toEqual({ ok: true, type: 'application/pdf', extension: 'pdf' });
  });

  it.each<[string, Uint8Array, UploadPurpose, string]>([
    ['me.jpe', jpeg(2, 2), 'avatar', 'jpg'],
    ['me.jfif', jpeg(2, 2), 'resume', 'jpg'],
    ['logo', png(2, 2), 'logo', 'png'],
    ['简历.wps', doc('WordDocument'), 'resume', 'doc'],
    ['简历.docx.1', docx(), 'resume', 'docx'],
    ['简历.txt(1)', Buffer.from('姓名：王晨'), 'import', 'txt'],
    ['简历.ｔｘｔ', Buffer.from('姓名：王晨'), 'attachment', 'txt'],
  ])('%s is what its bytes are', async (name, bytes, purpose, extension) => {
    expect(await check(name, bytes, purpose)).toMatchObject({ ok: true, extension });
  });

  it.each<[string, Uint8Array]>([
    ['简历', Buffer.from('姓名：王晨')],
    ['简历.zip', Buffer.from('PK\x03\x04 of something else')],
    ['简历.rar', Buffer.from('Rar!')],
    ['简历', Buffer.alloc(0)],
  ])('%s that its bytes make nothing of is refused', async (name, bytes) => {
    expect((await check(name, bytes)).ok).toBe(false);
  });

  it('refuses empty files and files over the limit, to the byte', async () => {
    const MB = 1024 * 1024;
    const text = (size: number) => Buffer.alloc(size, 'a');
    expect(await check('a.pdf', Buffer.alloc(0))).toEqual(refused('file.empty'));
    expect(await check('a.txt', text(20 * MB), 'attachment')).toMatchObject({ ok: true });
    expect(await check('a.txt', text(20 * MB + 1), 'attachment')).toEqual(refused('file.too_large'));
    expect(await check('a.png', text(10 * MB), 'avatar')).toEqual(refused('file.too_large'));
    expect(await check('a.png', text(10 * MB - 1), 'avatar')).toEqual(refused('file.wrong_format'));
  });
});
