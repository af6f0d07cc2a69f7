import { normalise } from '@talentlog/runtime';

/** A text as the search compares it, and where in the text each of its characters begins and ends. */
export interface Folded {
  readonly text: string;
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Characters with accents behind them, and those that may become others; the rest stay at their places. */
const odd = /[\s\S][\p{M}\u1160-\u11ff\uff9e\uff9f]+|[^\p{ASCII}\u4e00-\u9fff，。；：、！？（）《》“”]/gu;

/** Folds a text piece by piece: `㈱` is three characters that stand at one place, and `ü` may be one that stands at two. */
export function fold(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  const keep = (from: number, to: number) => {
    folded += text.slice(from, to).toLowerCase();
    for (let at = from; at < to; at += 1) {
      starts.push(at);
      ends.push(at + 1);
    }
  };
  let past = 0;
  for (const { 0: sign, index } of text.matchAll(odd)) {
    keep(past, index);
    past = index + sign.length;
    const form = normalise(sign);
    folded += form;
    for (let at = 0; at < form.length; at += 1) {
      starts.push(index);
      ends.push(past);
    }
  }
  keep(past, text.length);
  return { text, folded, starts, ends };
}
