import { company, legalForm, projectRole, school, title } from '../data/words.ts';
import { degreeOf } from './basics.ts';

/** Stands for a blank that parts nothing. */
export const HELD = '\ue000';

const WIDE = /(\t|\s{2,}|\s?[|;,·]\s?)/;
const SINGLE = /^[\p{L}\p{N}]$/u;
const HAN = /^\p{Script=Han}$/u;
/** Joins the words on both its sides. */
const BETWEEN = /^(?:[与和及之的或&]|兼任?)$/;
/** Goes on with the title before it. */
const ALSO = /^兼(?!职|任?$)/;

/** `B 端产品经理`, `C 语言`: what follows makes one word with the character. */
const COMPOUND = /^[A-Za-z\d](?:端|站|股|语言|线|轮|轴|维|超|类|级|型|期|座|盘|光|恤|代)/;

const isDegree = (word: string): boolean => word.length <= 6 && degreeOf(word) !== undefined;
/** A word that says itself what it is: a character before or behind it is part of something else. */
const isKnown = (word: string): boolean =>
  isDegree(word) || [school, company, title, projectRole].some((pattern) => pattern.test(word));
const isEmployer = (word: string): boolean => school.test(word) || legalForm.test(word);

/** The neighbour that a run of single characters is part of; none where nothing tells which. */
function neighbourOf(run: string, before: string | undefined, after: string | undefined) {
  if (run.length === 1 && after !== undefined && COMPOUND.test(run + after)) return 'after';
  if (before === undefined) return after === undefined || (run.length > 1 && isKnown(after)) ? undefined : 'after';
  const isHan = [...run].every((sign) => HAN.test(sign));
  if (isHan) return undefined;
  if (after === undefined) return isKnown(before) ? undefined : 'before';
  if (isKnown(before)) return isDegree(after) ? undefined : 'after';
  return isKnown(after) ? 'before' : undefined;
}

/** `华 为 研究员` -> `华为 研究员`: a word whose characters are spaced out. */
function withoutSpacing(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const isSpaced = [before, word].every((one) => HAN.test(one) && !BETWEEN.test(one));
    if (isSpaced) whole.push((whole.pop() ?? '') + word);
    else whole.push(word);
  }
  return whole;
}

/** The words of a cell, of which those that are one thing are joined. */
function joined(cell: string): string {
  const words = withoutSpacing(cell.split(' '));
  /** Whether the blank behind each word parts nothing. */
  const held = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]];
    if (BETWEEN.test(word) && before !== undefined && after !== undefined && !isEmployer(before))
      held.add(at - 1).add(at);
    if (ALSO.test(word) && before !== undefined && title.test(before)) held.add(at - 1);
    if (!SINGLE.test(word) || BETWEEN.test(word)) continue;
    let last = at;
    while (SINGLE.test(words[last + 1] ?? '') && !BETWEEN.test(words[last + 1] ?? '')) held.add(last++);
    const next = words[last + 1];
    const side = neighbourOf(words.slice(at, last + 1).join(''), before, next);
    if (side === 'before') held.add(at - 1);
    if (side === 'after') held.add(last);
    at = last;
  }
  return words.map((word, at) => word + (at === words.length - 1 ? '' : held.has(at) ? HELD : ' ')).join('');
}

/**
 * `A 股量化系统`, `测试工程师 兼 项目经理`: blanks around a single character, and around a word that joins two, part nothing.
 * Where no neighbour is clearly the one that a character belongs to, it stays on its own.
 */
export const holdBlanks = (text: string): string =>
  text
    .split(WIDE)
    .map((cell, at) => (at % 2 === 0 ? joined(cell) : cell))
    .join('');
