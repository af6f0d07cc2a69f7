/** A line as it stands in the file and as the rules read it. */
export interface Line {
  readonly raw: string;
  readonly text: string;
  /** 1-based. */
  readonly number: number;
}

const MAX_LINE = 500; // bounds what any pattern can cost; a longer line is prose

/** One spelling of digits, colons, brackets, bars, blanks and radicals; tabs stay, they separate table cells. */
export function normalise(raw: string): string {
  return raw
    .slice(0, MAX_LINE)
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−﹣]+/g, '-')
    .replace(/[～〜∼˜]/g, '~')
    .replace(/[│┃丨¦┊]/g, '|')
    .replace(/[【「『]/g, '[')
    .replace(/[】」』]/g, ']')
    .replace(/ {0,100}\t[ \t]*/g, '\t')
    .replace(/ {3,}/g, '\t')
    .trim();
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

export const bullet = /^(?:[•·●○◆◇■□▪▫►▶➢✓✔*\-–—>]|\d{1,2}[.、)]|\(\d{1,2}\)|[①-⑳])\s*/;
