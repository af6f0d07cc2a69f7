/** A line as it stands in the file and as the rules read it. */
export interface Line {
  readonly raw: string;
  readonly text: string;
  /** 1-based. */
  readonly number: number;
}

const MAX_LINE = 500; // bounds what any pattern can cost; a longer line is prose
/** Whether the rules read its beginning only. */
export const isReadInPart = ({ raw }: Line): boolean => raw.length > MAX_LINE;

/** `电话:` in one cell and its value in the next are one thing; a row of nothing but names of columns stays as it is. */
function withLabels(text: string): string {
  const [first = '', ...cells] = text.split('\t');
  return cells.reduce(
    (line, cell, at) =>
      line + ((at === 0 ? first : (cells[at - 1] ?? '')).endsWith(':') && !cell.endsWith(':') ? ' ' : '\t') + cell,
    first,
  );
}

/** One spelling of digits, colons, brackets, bars, blanks and radicals; tabs stay, they separate table cells. */
export function normalise(raw: string): string {
  const plain = raw
    .slice(0, MAX_LINE)
    // Upright strokes between things, and lines above and below: NFKC makes underscores of them, which mail addresses have too.
    .replace(/[︱-︴]/g, '|')
    .replace(/[﹉-﹏]/g, ' ')
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−﹣]+/g, '-')
    .replace(/[～〜∼˜]/g, '~')
    .replace(/[│┃丨¦┊∣❘ǀ]/g, '|')
    .replace(/[【「『]/g, '[')
    .replace(/[】」』]/g, ']')
    .replace(/ {0,100}\t[ \t]*/g, '\t')
    .replace(/ {3,}/g, '\t')
    .trim();
  return withLabels(plain);
}

export const toLines = (lines: readonly string[]): Line[] =>
  lines.map((raw, at) => ({ raw: raw.trim(), text: normalise(raw), number: at + 1 })).filter(({ text }) => text !== '');

/** `date_of_birth` -> a pattern with blanks, 姓名 -> one that lets blanks stand between the characters. */
export const spelled = (word: string): string =>
  /[a-z]/i.test(word)
    ? word.replaceAll('_', '\\s+')
    : [...word].map((character) => character.replace('/', '\\/')).join('\\s{0,4}');

/** Alternatives of a blank-separated list, longest first, so that none hides behind its own beginning. */
export const anyOf = (list: string): string =>
  list
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .map(spelled)
    .join('|');

export const bullet = /^(?:[•·・‣⁃◦∙∘★☆※❖➤➔●○◆◇■□▪▫►▶➢✓✔*\-–—>]|\d{1,2}[.、)](?!\d)|\(\d{1,2}\)|[①-⑳])\s*/;
