import { describe, expect, it } from '@jest/globals';
import { pdfOfPages } from './pdf.fixture.ts';
import { pdfText } from './pdf.ts';

const latin = { latin: 'Resume' };
const chinese = { hex: 'B8F6C8CBBCF2C0FA' };

describe('a PDF that names its fonts and embeds none', () => {
  it.each([
    ['GBK-EUC-H', 'GB1', 'B8F6C8CBBCF2C0FA', '个人简历'],
    ['GB-EUC-H', 'GB1', 'B8F6C8CBBCF2C0FA', '个人简历'],
    ['GBKp-EUC-H', 'GB1', 'B8F6C8CBBCF2C0FA', '个人简历'],
    ['GBK2K-H', 'GB1', 'B8F6C8CBBCF2C0FA', '个人简历'],
    ['GBK-EUC-V', 'GB1', 'D6B0D2B5', '职业'],
    ['UniGB-UCS2-H', 'GB1', '4E2A4EBA7B805386', '个人简历'],
    ['UniGB-UTF16-H', 'GB1', '4E2A4EBA7B805386', '个人简历'],
    ['ETen-B5-H', 'CNS1', 'BC69BEFA', '履歷'],
    ['UniCNS-UCS2-H', 'CNS1', '5C656B77', '履歷'],
    ['90ms-RKSJ-H', 'Japan1', '979A97F0', '履歴'],
    ['KSCms-UHC-H', 'Korea1', 'C0CCB7C2BCAD', '이력서'],
    ['UniKS-UCS2-H', 'Korea1', 'C774B825C11C', '이력서'],
  ])('is read in %s', async (encoding, ordering, hex, text) => {
    expect(await pdfText(pdfOfPages([{ hex }], { encoding, ordering }))).toEqual({ text, incomplete: false });
  });

  it('is read beside Latin letters', async () => {
    expect((await pdfText(pdfOfPages([latin, chinese]))).text).toBe('Resume\n个人简历');
  });
});

describe('what could not be read of a PDF', () => {
  it.each([
    ['a font whose characters nobody published', pdfOfPages([latin, chinese], { encoding: 'Own-H', ordering: 'Own' })],
    ['a map that is a path', pdfOfPages([latin, chinese], { encoding: '..#2Fpackage', ordering: 'GB1' })],
    ['a page that is a picture', pdfOfPages([latin, 'picture'])],
    ['a picture between blank pages', pdfOfPages(['blank', latin, 'blank', 'picture', 'blank'])],
  ])('is told: %s', async (_what, bytes) => {
    expect(await pdfText(bytes)).toEqual({ text: 'Resume', incomplete: true });
  });

  it.each([
    ['blank pages', pdfOfPages(['blank', latin, 'blank'])],
    ['nothing but text', pdfOfPages([latin, latin])],
  ])('is nothing: %s', async (_what, bytes) => {
    expect((await pdfText(bytes)).incomplete).toBe(false);
  });
});
