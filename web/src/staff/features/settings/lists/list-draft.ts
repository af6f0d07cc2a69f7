import { type DictionaryEntry, DictionaryName, type Track } from '@talentlog/contracts';

export type Entries = readonly DictionaryEntry[];

/** The list that an address names. */
export const listOf = (name: string | undefined): DictionaryName | undefined => DictionaryName.safeParse(name).data;

const tidy = (en: string): string =>
  en
    .toUpperCase()
    .split(/[^A-Z0-9]/)
    .filter(Boolean)
    .join('_')
    .slice(0, 30) || 'V';

/** A code that none of the list has, after its English words: it is never shown to candidates and never changes. */
export function freeCode(taken: ReadonlySet<string>, en: string): string {
  const wanted = tidy(en);
  let code = wanted;
  for (let n = 2; taken.has(code); n += 1) code = `${wanted}_${n}`;
  return code;
}

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const usualSpan = () => ({ track: 'CAMPUS' as Track, from: day(0), to: day(120) });

/** The list with one value more, at its end. What is new stays without a code until it is saved. */
export const withNew = (entries: Entries, name: DictionaryName, words: { zh: string; en: string }): Entries => [
  ...entries,
  { code: '', ...words, retired: false, ...(name === 'batch' ? { span: usualSpan() } : {}) },
];

/** Lines that were pasted, one value each: Chinese and English words with a tab, comma or bar between them. One word stands for both. */
export function withLines(entries: Entries, name: DictionaryName, text: string): Entries {
  const known = new Set(entries.map(({ zh }) => zh));
  const lines = text.split('\n').map((line) => line.split(/[\t,，|]/).map((part) => part.trim()));
  return lines.reduce((all, [zh = '', en = '']) => {
    if (zh === '' || known.has(zh)) return all;
    known.add(zh);
    return withNew(all, name, { zh, en: en || zh });
  }, entries);
}

/** The list with an entry one place up or down. */
export function moved<E>(entries: readonly E[], at: number, by: -1 | 1): readonly E[] {
  const [one, other] = [entries[at], entries[at + by]];
  if (one === undefined || other === undefined) return entries;
  return entries.map((entry, n) => (n === at ? other : n === at + by ? one : entry));
}

/** The list as it is sent: words without spaces around them, and a code for each value that is new. */
export function asSent(entries: Entries): DictionaryEntry[] {
  const taken = new Set(entries.map(({ code }) => code));
  return entries.map((entry) => {
    const [zh, en] = [entry.zh.trim(), entry.en.trim()];
    const code = entry.code || freeCode(taken, en);
    taken.add(code);
    return { ...entry, zh, en, code };
  });
}
