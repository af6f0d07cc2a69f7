import { degreeWords, idleEnglish, idleHan, yearsAsked } from './words.ts';

/** One thing that a position asks for. */
export interface Requirement {
  readonly text: string;
  /** Whether it is a plus rather than a must. */
  readonly isPlus: boolean;
}

/** One line of a resume that a requirement may be found in. */
export interface ResumeSentence {
  readonly id: string;
  readonly text: string;
}

/** What the resume says as figures. */
export interface Facts {
  readonly degree: string | null;
  readonly years: number | null;
}

export interface Match {
  /** `matched`: half of its words or more stand in one line. `near`: some of them do. `missing`: none does. */
  readonly kind: 'matched' | 'near' | 'missing';
  /** The line that has most of its words; none for what is told by figures. */
  readonly lineId: string | undefined;
  /** Whether degree or years decided. */
  readonly byFigures: boolean;
}

const plus = /加分|优先|\bplus\b|preferred|nice to have|bonus/i;

/** A line without the stops and blanks that it ends with. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && /[。；;\s]/.test(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** A text of requirements, one per line or sentence, without its numbering. A heading for what is a plus holds for what follows it. */
export function requirementsIn(text: string): Requirement[] {
  let below = false;
  return text
    .split(/\n|(?<=[。；;])/)
    .map((line) => withoutEnd(line.replace(/^[\s\-•·*●]*(?:\d{1,2}\s*[.、)）]|[（(]\d{1,2}[)）])?\s*/, '')))
    .flatMap((line) => {
      const isHeading = /[:：]$/.test(line);
      if (isHeading) below = plus.test(line);
      return line === '' || isHeading ? [] : [{ text: line, isPlus: below || plus.test(line) }];
    });
}

const stem = (word: string) => word.replace(/(?<=[a-z]{3})(?:ies|es|s|ing|ed)$/, '');
const han = /\p{Script=Han}+/gu;

/** The words of a text that say what it is about, each once: names and English words, and runs of Chinese without idle ones. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const latin = (lower.match(/[a-z](?:[./-]*[a-z0-9+#]+)*|\d+(?:\.\d+)?[a-z]*/g) ?? [])
    .filter((word) => /[a-z]/.test(word))
    .flatMap((word) => (/^[a-z]+\/[a-z/]+$/.test(word) && word !== 'tcp/ip' ? word.split('/') : [word]))
    .filter((word) => !idleEnglish.has(word))
    .map(stem);
  const runs = (lower.match(han) ?? []).flatMap((run) =>
    idleHan.reduce((parts, idle) => parts.replaceAll(idle, ' '), run).split(' '),
  );
  return [...new Set([...latin, ...runs.filter((run) => run.length >= 2)])];
}

const runsOf = (run: string, length: number) =>
  Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length));

/** How much of a word a line says: all of it; of a longer Chinese one half of its pairs of signs; or three signs that follow each other. */
function saysWord(word: string, line: string, ofLine: ReadonlySet<string>): number {
  if (!/\p{Script=Han}/u.test(word)) return ofLine.has(word) ? 1 : 0;
  if (line.includes(word)) return 1;
  const pairs = runsOf(word, 2);
  if (pairs.filter((pair) => line.includes(pair)).length * 2 >= pairs.length) return 0.5;
  return runsOf(word, 3).some((three) => line.includes(three)) ? 0.25 : 0;
}

function byFigures(text: string, { degree, years }: Facts): Match | undefined {
  const asked = degreeWords.findIndex(([, words]) => words.test(text));
  const least = yearsAsked(text);
  if (asked < 0 && least === undefined) return undefined;
  const has = degreeWords.findIndex(([name]) => name === degree);
  const met = [...(asked < 0 ? [] : [has >= asked]), ...(least === undefined ? [] : [(years ?? -1) >= least])];
  const kind = met.every(Boolean) ? 'matched' : met.some(Boolean) ? 'near' : 'missing';
  return { kind, lineId: undefined, byFigures: true };
}

/**
 * Where a resume says what a position asks for. It finds sentences and judges nobody: a requirement is matched where one line has half of
 * its words or more, near where one has some, and missing else. Degrees and years are compared as figures where they are all it asks for.
 */
export function matchOf(requirement: Requirement, lines: readonly ResumeSentence[], facts: Facts): Match {
  const figures = byFigures(requirement.text, facts);
  const degrees = degreeWords.reduce((text, [, words]) => text.replace(words, ' '), requirement.text);
  const words = wordsOf(
    figures === undefined ? requirement.text : degrees.replace(/[\d一二三四五六七八九十]+\s*\+?\s*年?/g, ' '),
  );
  if (figures !== undefined && words.length <= 1) return figures;
  let best = { said: 0, lineId: undefined as string | undefined };
  for (const { id, text } of lines) {
    const lower = text.toLowerCase();
    const ofLine = new Set(wordsOf(text));
    const said = words.reduce((sum, word) => sum + saysWord(word, lower, ofLine), 0);
    if (said > best.said) best = { said, lineId: id };
  }
  // Degree or years fit, and the rest is not written: that is near.
  if (best.said === 0 && figures?.kind === 'matched') return { ...figures, kind: 'near' };
  const kind = best.said === 0 ? 'missing' : best.said * 2 >= words.length ? 'matched' : 'near';
  return { kind, lineId: best.lineId, byFigures: false };
}
