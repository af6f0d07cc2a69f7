import type { ParsedResume } from '@talentlog/runtime';
import { checkUpload } from '../../infra/file-readers/src/checks.ts';
import { parseJob } from '../../infra/resume-parser/src/child/parse-job.ts';
import { toBoardHtml, toBoardMhtml, toMail } from '../fixtures/board-files.mjs';
import { toHtml, toText } from '../fixtures/resume-files.mjs';
import type { Printer } from '../fixtures/resume-printer.mjs';
import { corpus } from './corpus.ts';
import type { Sample } from './sample.ts';
import { toWord } from './word-file.ts';

/** `node tests/resumes/whole.mjs` writes every resume in every format; the other runs leave out what takes long and says little more. */
export const isWhole = process.env.TALENTLOG_CORPUS === 'whole';

interface Writer {
  readonly samples: readonly Sample[];
  readonly file: (source: string) => Uint8Array | Promise<Uint8Array>;
  /** How far below the floors it may be: a print of a form breaks words where its columns are narrow. */
  readonly slack?: number;
}
const some = isWhole ? corpus : corpus.filter(({ id, heldBack }) => heldBack === true || /[15]-/.test(id));

/** Its packages are there in the whole run alone: `whole.mjs` brings them. */
const byProgram: readonly [string, string, Writer] = [
  'a document of another program',
  'upload.docx',
  { samples: corpus, file: async (source) => (await import('../fixtures/makers/word-library.mjs')).toDocx(source) },
];

/** Formats, what a file of them is called, and how it is written. */
export const writersOf = (printer: () => Printer): (readonly [string, string, Writer])[] => [
  ['text', 'upload.txt', { samples: corpus, file: (source) => Buffer.from(toText(source)) }],
  ['a web page', 'upload.html', { samples: some, file: (source) => Buffer.from(toHtml(source)) }],
  ['a document', 'upload.docx', { samples: corpus, file: toWord }],
  ...(isWhole ? [byProgram] : []),
  ['a print', 'upload.pdf', { samples: some, file: (source) => printer().toPdf(source), slack: 0.06 }],
  ['a board’s web page', 'upload.doc', { samples: corpus, file: (source) => Buffer.from(toBoardHtml(source)) }],
  ['a board’s web archive', 'upload.doc', { samples: some, file: (source) => toBoardMhtml(source, 'base64') }],
  ['a saved page', 'upload.mht', { samples: some, file: (source) => toBoardMhtml(source, 'quoted-printable') }],
  ['a mail', 'upload.eml', { samples: some, file: toMail }],
];

/** Checked and read as an upload of staff is, but here: a process for each of hundreds of files would take minutes. */
export async function parsedHere(name: string, bytes: Uint8Array): Promise<ParsedResume> {
  const verdict = await checkUpload({ name, bytes, purpose: 'import' });
  if (!verdict.ok) throw new Error(`${name}: ${verdict.code}`);
  return parseJob({ name, type: verdict.type, bytes });
}
