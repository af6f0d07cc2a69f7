import type { ResumeHit } from '@talentlog/contracts';
import type { Passage } from './passages.ts';

/** As much of a text as a row has room for: before the first word that was found, and in all. */
const before = 16;
const longest = 80;
const mostHits = 2;

const latin = /[\p{Script=Latin}\p{N}]/u;

/** Lower case, where that leaves every character at its place. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};

/** Where a word stands, as the search finds it: Latin ones at their beginning, Chinese characters anywhere; -1 where it does not. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!latin.test(word[0] ?? '') || !latin.test(text[at - 1] ?? '')) return at;
  return -1;
}

/** Each word, or where signs keep it from standing as it was typed, its parts. */
const looked = (words: readonly string[]): readonly string[] =>
  words.map((word) => lowered(word.normalize('NFKC'))).flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}+#]+/u)]);

/** The pieces of a resume that hold the words, at most two, each cut around the first of them and with all of them marked. */
export function hitsIn(passages: readonly Passage[], words: readonly string[]): ResumeHit[] {
  const wanted = [...new Set(looked(words))].filter((word) => word !== '');
  const hits: ResumeHit[] = [];
  const left = new Set(wanted);
  for (const { block, text } of passages) {
    if (hits.length === mostHits) break;
    const lower = lowered(text);
    const fresh = [...left].filter((word) => placeOf(word, lower) >= 0);
    if (fresh.length === 0) continue;
    for (const word of fresh) left.delete(word);
    hits.push({ block, ...cut(text, lower, wanted) });
  }
  return hits;
}

function cut(text: string, lower: string, words: readonly string[]): Pick<ResumeHit, 'text' | 'marks'> {
  const places = words
    .map((word): [number, number] => [placeOf(word, lower), word.length])
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b);
  const first = places[0]?.[0] ?? 0;
  const from = first <= before ? 0 : first - before;
  const to = Math.min(text.length, from + longest);
  const head = from > 0 ? '…' : '';
  const marks = places
    .map(([at, length]): [number, number] => [at - from + head.length, at + length - from + head.length])
    .filter(([start, end], index, all) => start >= (all[index - 1]?.[1] ?? 0) && end <= to - from + head.length);
  // Lines of a description are one line in a list.
  const shown = text.slice(from, to).replace(/\s/g, ' ');
  return { text: `${head}${shown}${to < text.length ? '…' : ''}`, marks };
}
