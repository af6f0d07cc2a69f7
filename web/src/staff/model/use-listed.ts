import type { DictionaryName } from '@talentlog/contracts';
import { useMemo } from 'react';
import { listedChoices, listedWords, wordsOf } from '../../format/listed.ts';
import { useLanguage } from '../../i18n/react.tsx';
import { question, staffApi } from './staff-api.ts';

/** The company's lists, asked once and again when one was revised. */
export const listsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({ dictionaries: question(build, 'dictionaries') }),
});
export const { useDictionariesQuery } = listsApi;

/** What the company's lists offer and call things. */
export function useListed() {
  const { language } = useLanguage();
  const lists = useDictionariesQuery({}).data?.data.lists;
  return useMemo(
    () => ({
      words: (name: DictionaryName, code: string) => listedWords(lists, name, code, language),
      choices: (name: DictionaryName, chosen = '') =>
        listedChoices(lists, name, chosen, language).map(({ value, text }) => ({ value, label: text })),
      /** Of what was ever offered: what one looks for may have been chosen long ago. */
      everyChoice: (name: DictionaryName) =>
        (lists?.[name] ?? []).map((entry) => ({ value: entry.code, label: wordsOf(entry, language) })),
    }),
    [lists, language],
  );
}
