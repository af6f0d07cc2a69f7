import type { ResumeHit } from '@talentlog/contracts';
import { normalise, runsOf } from '@talentlog/runtime';
import { type Folded, fold } from './folded.ts';
import type { Passage } from './passages.ts';

/** As much of a text as a row has room for: before the first word that was found, and in all. */
const before = 16;
const longest = 80;
const mostHits = 2;

const latin = /[\p{Script=Latin}\p{N}]/u;
/** The second half of a character that is written as two. */
const isHalf = (sign: string | undefined): boolean => sign !== undefined && /^[\udc00-\udfff]$/.test(sign);

/** From and to. */
type Span = readonly [number, number];

/** Everywhere a word stands in a text, as the search finds it: Latin ones at their beginning, Chinese characters anywhere. */
function spansOf(word: string, { folded, starts, ends }: Folded): Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (!latin.test(word[0] ?? '') || !latin.test(folded[at - 1] ?? ''))
      spans.push([starts[at] ?? 0, ends[at + word.length - 1] ?? 0]);
  return spans;
}

/** Each word, or where signs keep it from standing anywhere as it was typed, its parts. */
function lookedFor(words: readonly string[], texts: readonly Folded[]): readonly string[] {
  const stands = (word: string) => texts.some((text) => spansOf(word, text).length > 0);
  const typed = words.map(normalise).filter((word) => word !== '');
  const looked = typed.flatMap((word) => (stands(word) ? [word] : runsOf(word)));
  return [...new Set(looked)];
}

/** The pieces of a resume that hold the words, at most two, each cut around a word that no piece before it shows and with all of them marked. */
export function hitsIn(passages: readonly Passage[], words: readonly string[]): ResumeHit[] {
  if (words.length === 0) return [];
  const texts = passages.map(({ block, text }) => ({ block, ...fold(text) }));
  const wanted = lookedFor(words, texts);
  let left = wanted;
  const hits: ResumeHit[] = [];
  for (const text of texts) {
    // Words that stand far apart in one text are a hit each.
    for (let [first] = inOrder(left, text); first && hits.length < mostHits; [first] = inOrder(left, text)) {
      const piece = around(first, text);
      const found = wanted.map((word) => ({ word, spans: spansOf(word, text).filter(within(piece)) }));
      const shown = found.filter(({ spans }) => spans.length > 0).map(({ word }) => word);
      left = left.filter((word) => !shown.includes(word));
      hits.push({ block: text.block, ...cut(text, piece, joined(found.flatMap(({ spans }) => spans))) });
    }
  }
  return hits;
}

const byPlace = ([a]: Span, [b]: Span): number => a - b;
const inOrder = (words: readonly string[], text: Folded): readonly Span[] =>
  words.flatMap((word) => spansOf(word, text)).sort(byPlace);

const within =
  ([from, to]: Span) =>
  ([start, end]: Span): boolean =>
    start >= from && end <= to;

/** The piece of a text that shows what stands there, never half a character. */
function around([start, end]: Span, { text }: Folded): Span {
  const from = start <= before ? 0 : start - before;
  const to = Math.min(text.length, Math.max(end, from + longest));
  return [isHalf(text[from]) ? from - 1 : from, isHalf(text[to]) ? to + 1 : to];
}

/** Words that lie over each other are one mark. */
function joined(spans: readonly Span[]): readonly Span[] {
  const marks: Span[] = [];
  for (const [start, end] of spans.toSorted(byPlace)) {
    const last = marks.at(-1);
    if (last === undefined || start >= last[1]) marks.push([start, end]);
    else marks[marks.length - 1] = [last[0], Math.max(last[1], end)];
  }
  return marks;
}

function cut({ text }: Folded, [from, to]: Span, marks: readonly Span[]): Pick<ResumeHit, 'text' | 'marks'> {
  const head = from > 0 ? '…' : '';
  // Lines of a description are one line in a list.
  const shown = text.slice(from, to).replace(/\s/g, ' ');
  return {
    text: `${head}${shown}${to < text.length ? '…' : ''}`,
    marks: marks.map(([start, end]) => [start - from + head.length, end - from + head.length]),
  };
}
