import type { PolicyTexts } from '@talentlog/contracts';

/** How many lines of a text are not among those of the other: each line counts as often as it stands there. */
function onlyIn(text: string, other: string): number {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}

/** How many lines of both languages are written anew or are gone; a line put in other words counts once. */
export const differingLines = (before: PolicyTexts, after: PolicyTexts): number =>
  (['zh-CN', 'en-US'] as const)
    .map((language) => Math.max(onlyIn(after[language], before[language]), onlyIn(before[language], after[language])))
    .reduce((sum, lines) => sum + lines, 0);
