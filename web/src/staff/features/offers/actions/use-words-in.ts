import type { Language } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { createCatalogue } from '../../../../i18n/catalogue.ts';
import { type Translate, wordsOf } from '../../../../i18n/words.ts';

/** Our words in the language of somebody else, for what is written to them; undefined until they are loaded. */
export function useWordsIn(language: Language): Translate | undefined {
  const [words, setWords] = useState<{ readonly language: Language; readonly say: Translate }>();
  useEffect(() => {
    let here = true;
    const catalogue = createCatalogue(language);
    void catalogue.load('staffoffers').then(() => {
      if (here) setWords({ language, say: wordsOf(catalogue.shown()).say });
    });
    return () => {
      here = false;
    };
  }, [language]);
  return words?.language === language ? words.say : undefined;
}
