import type { WrittenLanguage } from './bilingual.ts';
import { fillLine, type MergeFault, type MessageValues, type Part, parseLine } from './merge-text.ts';
import type { TemplateTexts } from './message-template.ts';
import { namedIn } from './named-in.ts';

/** One piece of a paper, one below the other. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'text' | 'closing'; readonly text: string }
  | { readonly kind: 'row'; readonly label: string; readonly value: string };

/** A letter as it is printed: words in their order. What they look like is the printer's affair. */
export interface Paper {
  readonly title: string;
  readonly language: WrittenLanguage;
  /** In whose name it is written. */
  readonly author: string;
  /** What it is about, so that no two things have the same bytes. */
  readonly about: string;
  /** The day that it bears. */
  readonly date: string;
  readonly blocks: readonly PaperBlock[];
}

/** A line of a paper's text by its first sign: `# ` heads what follows, `> ` stands on the right, `| a | b |` is a row of the table. */
export type PaperLine =
  | { readonly kind: 'heading' | 'text' | 'closing'; readonly text: readonly Part[]; readonly written: string }
  | { readonly kind: 'row'; readonly cells: readonly [string, string] };

/** What is wrong with a line: what merging finds, or a row that has not two cells. */
export type PaperLineFault = MergeFault | 'row';

const kinds = { '# ': 'heading', '> ': 'closing' } as const;

/**
 * Reads one line. What it is, is told by the template alone and before anything is filled in: no name and no note of anybody makes a
 * heading or a row.
 */
export function readPaperLine(line: string): PaperLine | PaperLineFault {
  if (line.startsWith('|')) return readRow(line);
  const sign = line.slice(0, 2);
  const kind = sign === '# ' || sign === '> ' ? kinds[sign] : 'text';
  const written = kind === 'text' ? line : line.slice(2);
  const text = parseLine(written);
  return typeof text === 'string' ? text : { kind, text, written };
}

function readRow(line: string): PaperLine | PaperLineFault {
  const [before, label, value, after, ...more] = line.split('|');
  if (before !== '' || label === undefined || value === undefined || after?.trim() !== '' || more.length > 0)
    return 'row';
  for (const cell of [label, value]) {
    const parts = parseLine(cell);
    if (typeof parts === 'string') return parts;
  }
  return { kind: 'row', cells: [label.trim(), value.trim()] };
}

/** The placeholders that a line names. */
export function namedInPaper(line: PaperLine): ReturnType<typeof namedIn> {
  if (line.kind !== 'row') return namedIn(line.text);
  const named = line.cells.map((cell) => {
    const parts = parseLine(cell);
    return typeof parts === 'string' ? { all: [], always: [] } : namedIn(parts);
  });
  return { all: named.flatMap(({ all }) => all), always: named.flatMap(({ always }) => always) };
}

/** Writes a paper. Lines and rows that come out empty are left out. Throws where the texts cannot be read or name what nobody gave. */
export function writePaper(
  texts: Pick<TemplateTexts, 'subject' | 'content'>,
  language: WrittenLanguage,
  values: MessageValues,
  bears: Pick<Paper, 'about' | 'date'>,
): Paper {
  const blocks = texts.content.split('\n').flatMap((line): readonly PaperBlock[] => {
    const read = readPaperLine(line.trim());
    if (typeof read === 'string') throw new Error(`a paper cannot be read: ${read}`);
    if (read.kind !== 'row') {
      const text = fillLine(read.written, values).trim();
      return text === '' ? [] : [{ kind: read.kind, text }];
    }
    const [label, value] = read.cells.map((cell) => fillLine(cell, values).trim());
    return label === undefined || !value ? [] : [{ kind: 'row', label, value }];
  });
  return {
    title: fillLine(texts.subject, values)
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
    language,
    author: values.company ?? '',
    ...bears,
    blocks,
  };
}

/** What a paper holds at most: a template may name a long value many times. */
const mostSigns = 20_000;
const mostLines = 400;

/** Whether a written paper is longer than one that is printed. */
export function isPaperTooLong({ title, blocks }: Pick<Paper, 'title' | 'blocks'>): boolean {
  const texts = blocks.flatMap((block) => (block.kind === 'row' ? [block.label, block.value] : [block.text]));
  const signs = [title, ...texts].reduce((sum, text) => sum + text.length, 0);
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  return signs > mostSigns || lines > mostLines;
}
