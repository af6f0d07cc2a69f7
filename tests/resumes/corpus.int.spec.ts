import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkUpload, createResumeParser, type ParsedResume, type ResumeParser } from '@talentlog/runtime';
import { toDocx, toHtml, toText } from '../fixtures/resume-files.mjs';
import { openPrinter, type Printer } from '../fixtures/resume-printer.mjs';
import { corpus, type Sample } from './corpus.ts';

/** Floors: shares of expected fields that are proposed with exactly the expected value. */
const CORE = 0.9;
const HISTORY = 0.75;
const PICTURE_CORE = 0.75;
const pictures = corpus.filter(({ id }) => /^(?:01|03|06|07)/.test(id));

let printer: Printer;
let parser: ResumeParser;
beforeAll(async () => {
  printer = await openPrinter();
  parser = createResumeParser({ limits: { ms: 120_000 } });
});
afterAll(async () => {
  await printer.close();
  await parser.close();
});

interface Score {
  right: number;
  all: number;
  readonly wrong: string[];
}
const share = (scores: readonly Score[]) =>
  scores.reduce((sum, { right }) => sum + right, 0) / scores.reduce((sum, { all }) => sum + all, 0);
/** Nothing if the floor is reached, else what was read wrongly. */
const below = (floor: number, scores: readonly Score[]) =>
  share(scores) >= floor ? '' : [share(scores), ...scores.flatMap(({ wrong }) => wrong)].join('\n');

function scoreOf(sample: Sample, parsed: ParsedResume, counts: (path: string) => boolean): Score {
  const proposed = new Map(parsed.fields.map(({ path, value }) => [path, value]));
  const score: Score = { right: 0, all: 0, wrong: [] };
  for (const [path, value] of Object.entries(sample.expected).filter(([name]) => counts(name))) {
    score.all += 1;
    if (proposed.has(path) && proposed.get(path) === value) score.right += 1;
    else score.wrong.push(`${sample.id} ${path}: ${value} <> ${proposed.get(path)}`);
  }
  return score;
}

/** The whole way of an upload: checked, then read. */
async function read(name: string, bytes: Uint8Array): Promise<ParsedResume> {
  const verdict = await checkUpload({ name, bytes, purpose: 'resume' });
  if (!verdict.ok) throw new Error(`${name}: ${verdict.code}`);
  const result = await parser.parse({ name, type: verdict.type, bytes });
  if ('failed' in result) throw new Error(`${name}: ${result.reason}`);
  return result;
}

const isCore = (path: string) => path.startsWith('basic.');
const isHistory = (path: string) => !isCore(path);
const writers: readonly (readonly [string, (source: string) => Uint8Array | Promise<Uint8Array>])[] = [
  ['txt', (source) => Buffer.from(toText(source))],
  ['html', (source) => Buffer.from(toHtml(source))],
  ['docx', toDocx],
  ['pdf', (source) => printer.toPdf(source)],
];

describe.each(writers)('invented resumes as %s', (extension, write) => {
  let parsed: { sample: Sample; resume: ParsedResume }[];
  beforeAll(async () => {
    parsed = [];
    for (const sample of corpus)
      parsed.push({ sample, resume: await read(`upload.${extension}`, await write(sample.source)) });
  }, 480_000);

  it.each([
    ['core fields', CORE, isCore, false],
    ['history', HISTORY, isHistory, false],
    ['core fields of layouts held back', CORE, isCore, true],
    ['history of layouts held back', HISTORY, isHistory, true],
  ])('%s reach %d', (_what, floor, counts, heldBack) => {
    const chosen = parsed.filter(({ sample }) => !heldBack || sample.heldBack === true);
    const scores = chosen.map(({ sample, resume }) => scoreOf(sample, resume, counts));
    expect(below(floor, scores)).toBe('');
  });

  it('every proposal names the line it came from', () => {
    for (const { resume } of parsed)
      for (const { lineNumber, line } of resume.fields) expect(resume.lines[lineNumber - 1]?.trim()).toBe(line);
  });
});

describe('invented resumes as pictures', () => {
  const isPictureCore = (path: string) =>
    /^basic.(?:name|phone|email|birthDate|gender|highestDegree|workYears)$/.test(path);

  it('core fields, and only those, are proposed with little confidence', async () => {
    const scores: Score[] = [];
    for (const sample of pictures) {
      const resume = await read('photo.png', await printer.toPng(sample.source));
      expect(resume.recognised).toBe(true);
      for (const { path, confidence } of resume.fields) {
        expect(path).toMatch(/^basic./);
        expect(confidence).toBeLessThan(0.6);
      }
      scores.push(scoreOf(sample, resume, isPictureCore));
    }
    expect(below(PICTURE_CORE, scores)).toBe('');
  }, 600_000);

  it('are read by the library where the program is missing', async () => {
    const library = createResumeParser({ tesseract: null, limits: { ms: 120_000 } });
    const bytes = await printer.toPng(pictures[0]?.source ?? '');
    const result = await library.parse({ name: 'photo.png', type: 'image/png', bytes });
    expect(result).toMatchObject({ recognised: true });
    expect('fields' in result ? result.fields.map(({ value }) => value) : []).toContain('+8613800006021');
    await library.close();
  }, 480_000);
});

describe('the files kept in git', () => {
  it.each([
    ['wang-chen.docx', '+8613800006021'],
    ['wang-chen.doc', '+8613800006021'],
    ['wang-chen.pdf', '+8613800006021'],
    ['emily-carter.docx', '+8613800006022'],
  ])('%s is read', async (name, phone) => {
    const { fields } = await read(name, await readFile(new URL(`../fixtures/resumes/${name}`, import.meta.url)));
    expect(fields).toContainEqual(expect.objectContaining({ path: 'basic.phone', value: phone }));
    expect(fields.filter(({ path }) => /^work\[\d\]\.company$/.test(path))).toHaveLength(2);
    expect(fields.filter(({ path }) => /^education\[\d\]\.school$/.test(path))).toHaveLength(2);
  });

  it('are all tested', async () => {
    expect(await readdir(new URL('../fixtures/resumes/', import.meta.url))).toHaveLength(4);
  });
});
