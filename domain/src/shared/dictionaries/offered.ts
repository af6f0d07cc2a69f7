import type { Dictionaries, DictionaryEntry, DictionaryName } from '@talentlog/contracts';
import { type Refusal, refuse } from '../decider.ts';

type Lists = { readonly dictionaries: Dictionaries };

/** A value of a list that may be chosen now; undefined where it is retired, or never was one. */
export const offeredEntry = (
  { dictionaries }: Lists,
  dictionary: DictionaryName,
  code: string,
): DictionaryEntry | undefined => dictionaries[dictionary].find((entry) => entry.code === code && !entry.retired);

/** Where a value stands, what it was before, and of which list it is. */
export interface Chosen {
  readonly dictionary: DictionaryName;
  readonly path: string;
  readonly code: string | null;
  /** What stood there already stays, retired or of a time before there was a list. */
  readonly before?: readonly (string | null)[];
}

/** Refuses a value that is chosen anew and not offered by its list as it holds now. */
export function notOffered({ dictionary, path, code, before = [] }: Chosen, settings: Lists): Refusal | undefined {
  if (code === null || code === '' || before.includes(code)) return undefined;
  return offeredEntry(settings, dictionary, code) ? undefined : refuse('dictionary.not_offered', { code }, path);
}

/** The code of a word that was read somewhere, where a list offers a value of that name in either language; else the word itself. */
export function codeOfWord({ dictionaries }: Lists, dictionary: DictionaryName, word: string): string {
  const said = word.trim().toLowerCase();
  const entry = dictionaries[dictionary].find(
    ({ retired, zh, en, code }) => !retired && [zh, en, code].some((name) => name.toLowerCase() === said),
  );
  return entry?.code ?? word;
}
