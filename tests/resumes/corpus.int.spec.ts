import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createResumeParser } from '@talentlog/resume-parser';
import { type ParsedResume, type ResumeParser, type UploadPurpose } from '@talentlog/runtime';
import { checkUpload } from '../../infra/file-readers/src/checks.ts';
import { toBoardMhtml } from '../fixtures/board-files.mjs';
import { openPrinter, type Printer } from '../fixtures/resume-printer.mjs';
import { corpus } from './corpus.ts';
import { isWhole, parsedHere, writersOf } from './formats.ts';
import { below, fieldOf, type Score, scoreOf, total } from './score.ts';

/** Floors: shares of expected fields that are proposed with exactly the expected value. */
const CORE = 0.97;
const HISTORY = 0.97;
const HELD_BACK_CORE = 0.93;
const HELD_BACK_HISTORY = 0.8;

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

/** The whole way of an upload: checked, then read in a process of its own. */
async function read(name: string, bytes: Uint8Array, purpose: UploadPurpose = 'import'): Promise<ParsedResume> {
  const verdict = await checkUpload({ name, bytes, purpose });
  if (!verdict.ok) throw new Error(`${name}: ${verdict.code}`);
  const result = await parser.parse({ name, type: verdict.type, bytes });
  if ('failed' in result) throw new Error(`${name}: ${result.reason}`);
  return result;
}

const isCore = (path: string) => path.startsWith('basic.');
const isHistory = (path: string) => !isCore(path);

describe.each(writersOf(() => printer))('invented resumes as %s', (_format, name, write) => {
  let parsed: { sample: (typeof corpus)[number]; resume: ParsedResume }[];
  beforeAll(async () => {
    parsed = [];
    for (const sample of write.samples)
      parsed.push({ sample, resume: await parsedHere(name, await write.file(sample.source)) });
  }, 480_000);

  it.each([
    ['core fields', CORE, isCore, false],
    ['history', HISTORY, isHistory, false],
    ['core fields of layouts held back', HELD_BACK_CORE, isCore, true],
    ['history of layouts held back', HELD_BACK_HISTORY, isHistory, true],
  ])('%s reach %d', (_what, floor, counts, heldBack) => {
    const chosen = parsed.filter(({ sample }) => (sample.heldBack ?? false) === heldBack);
    const scores = chosen.map(({ sample, resume }) => scoreOf(sample, resume.fields, counts));
    expect(below(floor - (write.slack ?? 0), scores)).toBe('');
  });

  it('every proposal names the line it came from', () => {
    for (const { resume } of parsed)
      for (const { lineNumber, line } of resume.fields) expect(resume.lines[lineNumber - 1]?.trim()).toBe(line);
  });

  if (isWhole)
    it('the table of what is read', () => {
      const rows = new Map<string, Score[]>();
      for (const { sample, resume } of parsed)
        for (const path of [
          ...Object.keys(sample.expected),
          ...Object.keys(sample.counts ?? {}).map((block) => `${block}[]`),
        ]) {
          const score = scoreOf(sample, resume.fields, (one) => one === path);
          rows.set(fieldOf(path), [...(rows.get(fieldOf(path)) ?? []), score]);
        }
      const told = [...rows].map(([field, scores]) => [field, total(scores)] as const);
      const all = ['all fields', total(told.map(([, score]) => score))] as const;
      const lines = [all, ...told].map(([field, { right, all: of }]) => `  ${field.padEnd(28)} ${right} of ${of}`);
      process.stdout.write(`${name}\n${lines.join('\n')}\n`);
    });
});

describe('files read in a process of their own', () => {
  it.each([
    ['wang-chen.docx', '+8613800006021'],
    ['wang-chen.doc', '+8613800006021'],
    ['wang-chen.pdf', '+8613800006021'],
    ['emily-carter.docx', '+8613800006022'],
  ])('%s, kept in git', async (name, phone) => {
    const { fields } = await read(name, await readFile(new URL(`../fixtures/resumes/${name}`, import.meta.url)));
    expect(fields).toContainEqual(expect.objectContaining({ path: 'basic.phone', value: phone }));
    expect(fields.filter(({ path }) => /^work\[\d\]\.company$/.test(path))).toHaveLength(2);
    expect(fields.filter(({ path }) => /^education\[\d\]\.school$/.test(path))).toHaveLength(2);
  });

  it('are all tested', async () => {
    expect(await readdir(new URL('../fixtures/resumes/', import.meta.url))).toHaveLength(4);
  });

  it('a web archive that a board calls doc', async () => {
    const [sample] = corpus;
    const { fields } = await read('upload.doc', toBoardMhtml(sample?.source ?? '', 'base64'));
    expect(fields).toContainEqual(expect.objectContaining({ path: 'basic.phone', value: '+8613800006021' }));
  });
});
