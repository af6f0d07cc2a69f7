export interface LineDifference {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** What changed between two texts, line by line: the longest common run of lines stays. */
export function lineDifferences(before: string, after: string): readonly LineDifference[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  // common[i][j]: how many lines the rests from i and j share.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    if (row === undefined) continue;
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const found: LineDifference[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'gone', text: a[i] ?? '' });
      i += 1;
    } else {
      found.push({ kind: 'new', text: b[j] ?? '' });
      j += 1;
    }
  }
  return found;
}
