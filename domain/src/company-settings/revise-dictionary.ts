import { type DictionaryEntry, type DictionaryName, namedOnly } from '@talentlog/contracts';
import { accept, type Refusal, refuse } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { inForce } from './evolve.ts';
import { saidTwice } from './said-twice.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stays of an entry whose words alone are the company's. */
const fixed = ({ code, retired }: DictionaryEntry) => ({ code, retired });

/** Without one of these nothing could be made. */
const neverEmpty: readonly DictionaryName[] = ['positionCategory'];

const offeredAs = (language: 'zh' | 'en') => (entry: DictionaryEntry) => (entry.retired ? undefined : entry[language]);

/** A batch has days; no other value has. */
const isSpanWrong = (dictionary: DictionaryName, { span }: DictionaryEntry): boolean =>
  dictionary === 'batch' ? span === undefined || span.to < span.from : span !== undefined;

/** Why the list cannot hold as it is written, whatever was before. */
function unsound(dictionary: DictionaryName, entries: readonly DictionaryEntry[]): Refusal | undefined {
  const code = saidTwice(entries, (entry) => entry.code);
  if (code >= 0) return refuse('dictionary.code_twice', undefined, `entries.${code}.code`);
  for (const language of ['zh', 'en'] as const) {
    const words = saidTwice(entries, offeredAs(language));
    if (words >= 0) return refuse('dictionary.words_twice', undefined, `entries.${words}.${language}`);
  }
  const span = entries.findIndex((entry) => isSpanWrong(dictionary, entry));
  if (span >= 0) return refuse('dictionary.span_wrong', undefined, `entries.${span}.span`);
  if (neverEmpty.includes(dictionary) && entries.every(({ retired }) => retired))
    return refuse('dictionary.none_offered', undefined, 'entries');
  return undefined;
}

/** A list as it holds from the next decision on. What was chosen of it before stays where it is, so that no code ever goes. */
export const reviseDictionary = companySettings.decider('ReviseDictionary', {
  target: () => ofCompany,
  decide: ({ payload: { dictionary, entries }, data }) => {
    const present = inForce(data).dictionaries[dictionary];
    const lost = present.find(({ code }) => !entries.some((entry) => entry.code === code));
    if (lost) return refuse('dictionary.code_missing', { code: lost.code }, 'entries');
    if (namedOnly.includes(dictionary) && !same(present.map(fixed), entries.map(fixed)))
      return refuse('dictionary.codes_fixed', undefined, 'entries');
    const refused = unsound(dictionary, entries);
    if (refused) return refused;
    return accept(same(present, entries) ? [] : companySettings.fact('DictionaryRevised', { dictionary, entries }));
  },
});
