import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createResumeParser } from '@talentlog/resume-parser';
import { findTesseract } from '../../infra/file-readers/src/text/recognition.ts';
import { openPrinter, type Printer } from '../fixtures/resume-printer.mjs';
import { corpus } from './corpus.ts';
import { isWhole } from './formats.ts';
import { below, type Score, scoreOf } from './score.ts';

const PICTURE_CORE = 0.75;
/** Recognition takes many seconds a page: one of them in every run, all in `node tests/resumes/whole.mjs`. */
const pictures = corpus.filter(({ id }) => (isWhole ? /^(?:01|03|06|07)/ : /^01/).test(id));

let printer: Printer;
beforeAll(async () => {
  printer = await openPrinter();
});
afterAll(() => printer.close());

describe('invented resumes as pictures', () => {
  const isPictureCore = (path: string) =>
    /^basic.(?:name|phone|email|birthDate|gender|highestDegree|workYears)$/.test(path);
  const ways: readonly (readonly [string, null | undefined])[] = [['the library', null]];

  it.each(findTesseract() === undefined ? ways : [...ways, ['the program', undefined] as const])(
    'core fields, and only those, are read by %s with little confidence',
    async (_way, tesseract) => {
      const reader = createResumeParser({ tesseract, limits: { ms: 120_000 } });
      const scores: Score[] = [];
      for (const sample of pictures) {
        const file = { name: 'photo.png', type: 'image/png', bytes: await printer.toPng(sample.source) } as const;
        const resume = await reader.parse(file);
        if ('failed' in resume) throw new Error(resume.reason);
        expect(resume.recognised).toBe(true);
        for (const { path, confidence } of resume.fields) {
          expect(path).toMatch(/^basic./);
          expect(confidence).toBeLessThan(0.6);
        }
        scores.push(scoreOf(sample, resume.fields, isPictureCore));
      }
      await reader.close();
      expect(below(PICTURE_CORE, scores)).toBe('');
    },
    600_000,
  );
});
