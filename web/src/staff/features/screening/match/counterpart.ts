import type { ResumeSentence } from './requirements.ts';

const signsOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** As much of the shorter line must stand in the other one. */
const enough = 0.7;
const shortest = 4;

/**
 * For each line of a file the line of the resume that says the same, where one does: the lines of a file are broken by their page, so
 * a line counts that holds most of the other one.
 */
export function counterparts(
  file: readonly string[],
  resume: readonly ResumeSentence[],
): readonly (string | undefined)[] {
  const known = resume
    .map(({ id, text }) => ({ id, pairs: pairsOf(signsOf(text)) }))
    .filter(({ pairs }) => pairs.size >= shortest - 1);
  return file.map((line) => {
    const pairs = pairsOf(signsOf(line));
    if (pairs.size < shortest - 1) return undefined;
    let best = { share: 0, id: undefined as string | undefined };
    for (const other of known) {
      const [short, long] = pairs.size < other.pairs.size ? [pairs, other.pairs] : [other.pairs, pairs];
      const share = [...short].filter((pair) => long.has(pair)).length / short.size;
      if (share > best.share) best = { share, id: other.id };
    }
    return best.share >= enough ? best.id : undefined;
  });
}
