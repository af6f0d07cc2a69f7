import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Paper } from '@talentlog/contracts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { draw } from './draw.ts';

const paper: Paper = {
  title: '录用通知书',
  language: 'zh-CN',
  author: '云岭网络',
  about: 'offer-letter 7 v1, ALL v3',
  date: '2026-11-02',
  blocks: [
    { kind: 'text', text: '龘喆，您好：' },
    { kind: 'row', label: '职位', value: '交换机软件工程师 <b>C++</b>' },
    { kind: 'row', label: '税前月薪', value: '26,000 元' },
    { kind: 'heading', text: '说明' },
    { kind: 'text', text: '堃、翀、㛃、䶮都是人名里的字。' },
    { kind: 'closing', text: 'Yunling Networks' },
  ],
};

/** The bytes of a paper; a test that expects none says so itself. */
async function bytesOf(one: Paper): Promise<Buffer> {
  const print = await draw(one);
  if (!('bytes' in print)) throw new Error(`${print.missing} cannot be printed`);
  return Buffer.from(print.bytes);
}
/** As a reader of PDF that did not write it finds it; where lines break is its own affair. */
async function readBack(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { text: text.replaceAll(/\s/g, ''), pages: document.numPages, ...(await getMeta(document)) };
}
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a printed paper', () => {
  it('says every sign of what it was given, rare ones too, and names itself', async () => {
    const { text, pages, info } = await readBack(await bytesOf(paper));
    expect(text).toBe(
      '录用通知书龘喆，您好：职位交换机软件工程师<b>C++</b>税前月薪26,000元说明堃、翀、㛃、䶮都是人名里的字。YunlingNetworks1/1',
    );
    expect(pages).toBe(1);
    expect(info).toMatchObject({
      Title: '录用通知书',
      Author: '云岭网络',
      Keywords: 'offer-letter 7 v1, ALL v3',
      Language: 'zh-CN',
      CreationDate: 'D:20261102000000Z',
    });
  });

  it('brings the used part of its font along, and asks the reader for none', async () => {
    const bytes = await bytesOf(paper);
    const raw = bytes.toString('latin1');
    expect(raw.match(/\/BaseFont \/\S+/g)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/BaseFont \/[A-Z]{6}\+NotoSansHans-Regular$/)]),
    );
    expect(raw).toContain('/FontFile3');
    expect(raw).not.toMatch(/Helvetica|Times|Courier/);
    // The whole font has eight megabytes.
    expect(bytes.length).toBeLessThan(200_000);
  });

  it('has the same bytes whenever it says the same, and others otherwise', async () => {
    const digests = [paper, { ...paper }, { ...paper, about: 'offer-letter 8 v1' }, { ...paper, date: '2026-11-03' }];
    const found: string[] = [];
    for (const one of digests) found.push(digest(await bytesOf(one)));
    expect(found[1]).toBe(found[0]);
    expect(new Set(found).size).toBe(3);
  });

  it('goes on over pages, numbered, with no row cut and nothing lost', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({
      kind: 'row' as const,
      label: `第${at}项`,
      value: `内容${at}`,
    }));
    const long = '长'.repeat(4000);
    const blocks = [...rows, { kind: 'text' as const, text: long }];
    const { text, pages } = await readBack(await bytesOf({ ...paper, blocks }));
    expect(pages).toBeGreaterThanOrEqual(5);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`${page}/${pages}`);
    for (const { label, value } of rows) expect(text).toContain(`${label}${value}`);
    expect(text.match(/长/g)).toHaveLength(4000);
  });

  it.each([
    ['in a name', { blocks: [{ kind: 'text' as const, text: '𠮷田，您好：' }] }, '𠮷'],
    ['in a row', { blocks: [{ kind: 'row' as const, label: '职位', value: '工程师😀' }] }, '😀'],
    ['in its title', { title: '𪚥' }, '𪚥'],
  ])('is none where a sign %s cannot be shown', async (_where, change, missing) =>
    expect(await draw({ ...paper, ...change })).toEqual({ missing }),
  );
});
