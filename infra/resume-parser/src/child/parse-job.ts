import { extractText, Unparsable } from '@talentlog/file-readers/text';
import type { ParsedResume } from '@talentlog/runtime';
import { plainHan } from '../data/radicals.ts';
import { readFields } from '../fields.ts';
import type { ParseJob } from '../types.ts';

/** Two million characters of resume are no resume. */
const MAX_TEXT_BYTES = 2_000_000;

/** Text, lines and proposals of one file; throws Unparsable, or whatever a reader stumbled over. */
export async function parseJob({ name, type, bytes, text }: ParseJob): Promise<ParsedResume> {
  const recognised = type === 'image/jpeg' || type === 'image/png';
  const read = text === undefined ? await extractText(type, bytes ?? new Uint8Array()) : { text, incomplete: false };
  if (Buffer.byteLength(read.text) > MAX_TEXT_BYTES) throw new Unparsable('text_too_long');
  const lines = tidy(read.text, recognised);
  if (lines.length === 0) throw new Unparsable('no_text');
  const { fields, incomplete } = readFields(lines, { name, recognised });
  return { text: lines.join('\n'), lines, fields, recognised, incomplete: incomplete || read.incomplete };
}

/** Recognition puts blanks between Chinese characters. */
const joinHan = (line: string) => line.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han}|[:：])/gu, '');

function tidy(text: string, recognised: boolean): string[] {
  const plain = text.replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n').replace(/[\u200b-\u200f\u2060\ufeff\0]/g, '');
  const lines = plain.split('\n').map((line) => line.replace(/[\u00a0\u3000]/g, ' ').trimEnd());
  return (recognised ? lines.map(joinHan) : lines.map(plainHan)).filter((line) => line.trim() !== '');
}
