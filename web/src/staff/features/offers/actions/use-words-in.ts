import type { Language } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { createCatalogue } from '../../../../i18n/catalogue.ts';
import { companyIn } from '../../../../i18n/company.ts';
import { intlOf, type Translate, useCompanyProfile } from '../../../../i18n/react.tsx';

/** Our words in the language of somebody else, for what is written to them; undefined until they are loaded. */
export function useWordsIn(language: Language): Translate | undefined {
  const [words, setWords] = useState<{ readonly language: Language; readonly say: Translate }>();
  const company = useCompanyProfile();
  useEffect(() => {
    let here = true;
    const catalogue = createCatalogue(language);
    void catalogue.load('staffoffers').then(() => {
      const { formatMessage } = intlOf(catalogue.shown(), companyIn(company, language));
      if (here) setWords({ language, say: formatMessage });
    });
    return () => {
      here = false;
    };
  }, [language, company]);
  return words?.language === language ? words.say : undefined;
}
