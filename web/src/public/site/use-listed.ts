import type { DictionaryName } from '@talentlog/contracts';
import { listedChoices, listedWords } from '../../format/listed.ts';
import { useLanguage } from '../../i18n/react.tsx';
import { useQuery } from './context.tsx';

/** What the company's lists offer and call things, asked once a page. */
export function useListed() {
  const { language } = useLanguage();
  const lists = useQuery('dictionaries', {}).data?.lists;
  return {
    words: (name: DictionaryName, code: string) => listedWords(lists, name, code, language),
    choices: (name: DictionaryName, chosen = '') => listedChoices(lists, name, chosen, language),
    /** Every value of a list, in its order. */
    all: (name: DictionaryName) => lists?.[name] ?? [],
  };
}
