/** The place of the first entry that says what one before it said already, in letters of any case or width; -1 where each says its own. */
export function saidTwice<T>(entries: readonly T[], said: (entry: T) => string | undefined): number {
  const before = new Set<string>();
  return entries.findIndex((entry) => {
    const words = said(entry)?.normalize('NFKC').toLowerCase();
    if (words === undefined) return false;
    return before.size === before.add(words).size;
  });
}
