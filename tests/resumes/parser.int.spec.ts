import { afterEach, describe, expect, it } from '@jest/globals';
import type { ResumeFile, ResumeParser } from '@talentlog/runtime';
import { supervise } from '../../infra/file-readers/src/sandbox/supervise.ts';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { createResumeParser, type ResumeParserOptions } from '../../infra/resume-parser/src/parser.ts';
import { ownOfEachTest } from '../support/own.ts';

const MB = 1024 * 1024;
const resume = '姓名：王晨\n电话：13800006021\n教育经历\n浙江大学 微电子 硕士 2016.09-2019.06';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = (content: string): ResumeFile => ({ name: 'a.txt', type: 'text/plain', bytes: Buffer.from(content) });
const docx = (body: string): ResumeFile => ({ name: 'a.docx', type: word, bytes: zipOf(docxParts(body)) });
const failed = (reason: string) => ({ failed: 'resume.parse_failed', reason });

const open: ResumeParser[] = [];
const own = ownOfEachTest();
afterEach(() => Promise.all(open.splice(0).map((parser) => parser.close())));
/** A busy machine is no reason for a reader to fail, unless the test is about its time. */
function parserWith(options: ResumeParserOptions = {}): ResumeParser {
  const parser = createResumeParser({ ...options, limits: { ms: 50_000, ...options.limits } });
  open.push(parser);
  return parser;
}

function pdfOfPages(count: number): ResumeFile {
  const kids = Array.from({ length: count }, (_, n) => `${n + 3} 0 R`).join(' ');
  const pages = Array.from(
    { length: count },
    (_, n) => `${n + 3} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n`,
  );
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${count} /Kids [${kids}] >>\nendobj\n`;
  const bytes = Buffer.from(`${body}${pages.join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
  return { name: 'a.pdf', type: 'application/pdf', bytes };
}

describe('reading', () => {
  it.each<[string, ResumeFile]>([
    ['docx', docx(paragraphs(resume))],
    ['txt in UTF-8', text(resume)],
    [
      'html',
      {
        name: 'a.html',
        type: 'text/html',
        bytes: Buffer.from(
          `<html><head><style>p{}</style></head><body>${resume
            .split('\n')
            .map((line) => `<p>${line}</p>`)
            .join('')}<script>x</script></body></html>`,
        ),
      },
    ],
  ])('%s gives text, lines and proposals with their source line', async (_format, file) => {
    const result = await parserWith().parse(file);
    expect(result).toMatchObject({ text: resume, lines: resume.split('\n'), recognised: false });
    const fields = 'fields' in result ? result.fields : [];
    expect(fields).toContainEqual({
      path: 'basic.name',
      value: '王晨',
      line: '姓名：王晨',
      lineNumber: 1,
      confidence: 0.95,
    });
    expect(fields).toContainEqual(
      expect.objectContaining({ path: 'education[0].school', value: '浙江大学', lineNumber: 4 }),
    );
  });

  it('reads GB18030', async () => {
    const bytes = Buffer.from('d0d5c3fba3bacdf5b3bf', 'hex');
    expect(await parserWith().parse({ name: 'a.txt', type: 'text/plain', bytes })).toMatchObject({
      text: '姓名：王晨',
    });
  });
});

describe('what a file does to its reader is a failure of that file alone', () => {
  it('a docx that unpacks to 300 MB is stopped while another file is read beside it and one after it', async () => {
    const bomb = docx(`<w:p><w:r><w:t>${'a'.repeat(300_000_000)}</w:t></w:r></w:p>`);
    expect(bomb.bytes.length).toBeLessThan(MB);
    const parser = parserWith({ workers: 2 });
    const [stopped, beside] = await Promise.all([parser.parse(bomb), parser.parse(text(resume))]);
    expect(stopped).toEqual(failed('memory'));
    expect(beside).toMatchObject({ text: resume });
    expect(await parser.parse(text(resume))).toMatchObject({ text: resume });
  });

  it.each<[string, ResumeFile, string]>([
    [
      'a PDF that is HTML',
      { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('<html><script>1</script></html>') },
      'unreadable',
    ],
    ['a PDF of 51 pages', pdfOfPages(51), 'too_many_pages'],
    ['a PDF without text', pdfOfPages(2), 'no_text'],
    [
      'a doc that is none',
      { name: 'a.doc', type: 'application/msword', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
      'unreadable',
    ],
    ['a picture that is none', { name: 'a.png', type: 'image/png', bytes: Buffer.from('GIF89a/*') }, 'unreadable'],
    ['an empty file', text(''), 'no_text'],
    ['more than 2 MB of text', text('王晨\n'.repeat(400_000)), 'text_too_long'],
  ])('%s', async (_what, file, reason) => {
    expect(await parserWith().parse(file)).toEqual(failed(reason));
  });

  it('a reader that takes too long is killed', async () => {
    expect(await parserWith({ limits: { ms: 1 } }).parse(text(resume))).toEqual(failed('timeout'));
  });

  it('a reader that grows too large is killed', async () => {
    expect(await parserWith({ limits: { rssBytes: 1 } }).parse(text(resume))).toEqual(failed('memory'));
  });

  it('patterns cannot be made to run away', async () => {
    const hostile = [
      '2015.'.repeat(90),
      '('.repeat(490),
      'a@'.repeat(240),
      '姓 名 '.repeat(160),
      '1 '.repeat(240),
      '大学'.repeat(240),
    ];
    const lines = Array.from({ length: 2_000 }, (_, n) => hostile[n % hostile.length]);
    expect(await parserWith().parse(text(lines.join('\n')))).toHaveProperty('fields');
  });
});

describe('limits', () => {
  it('kills a process that hangs in a loop, and one that allocates outside the heap', async () => {
    const run = (code: string) => own.start(process.execPath, ['-e', code], { env: {}, stdio: 'ignore' });
    const hanging = supervise(run('for (;;) {}'), { ms: 300, rssBytes: 512 * MB });
    const growing = supervise(run('const kept = []; setInterval(() => kept.push(Buffer.alloc(20e6, 1)), 5)'), {
      ms: 20_000,
      rssBytes: 200 * MB,
    });
    expect(await hanging).toBe('timeout');
    expect(await growing).toBe('memory');
  });

  it('reads no more files at once than it has workers, and refuses what waits too long in line', async () => {
    const parser = parserWith({ workers: 1, waiting: 1 });
    const results = await Promise.all([text(resume), text(resume), text(resume)].map((file) => parser.parse(file)));
    expect(results[0]).toMatchObject({ text: resume });
    expect(results[1]).toMatchObject({ text: resume });
    expect(results[2]).toEqual(failed('busy'));
  });

  it('says when the turn of a file comes, not while it waits', async () => {
    const parser = parserWith({ workers: 1 });
    const begun: string[] = [];
    const read = (name: string) => parser.parse(text(resume), () => begun.push(name));
    const reads = [read('first'), read('second')];
    expect(begun).toEqual(['first']);
    await Promise.all(reads);
    expect(begun).toEqual(['first', 'second']);
    await parser.close();
    await read('third');
    expect(begun).toEqual(['first', 'second']);
  });

  it('close fails what runs, what waits and what comes later', async () => {
    const parser = parserWith({ workers: 1 });
    const results = [parser.parse(text(resume)), parser.parse(text(resume))];
    await parser.close();
    expect(await Promise.all(results)).toEqual([failed('closed'), failed('closed')]);
    expect(await parser.parse(text(resume))).toEqual(failed('closed'));
  });
});
