/** A pause is no pace. */
const longestMs = 600_000;

/** Minutes that the rest takes, by the moments at which the last ones were judged (newest first); undefined before there is a pace. */
export function minutesLeft(judgedAt: readonly number[], left: number): number | undefined {
  const gaps = judgedAt
    .slice(0, -1)
    .map((at, index) => at - (judgedAt[index + 1] ?? at))
    .filter((gap) => gap > 0 && gap < longestMs);
  if (gaps.length < 2) return undefined;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return Math.max(1, Math.round((mean * left) / 60_000));
}
