import type { Language } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { createIntl } from 'react-intl';
import { createCatalogue } from '../../../../i18n/catalogue.ts';
import type { Translate } from '../../../../i18n/react.tsx';

/** Our words in the language of somebody else, for what is written to them; undefined until they are loaded. */
export function useWordsIn(language: Language): Translate | undefined {
  const [words, setWords] = useState<{ readonly language: Language; readonly say: Translate }>();
  useEffect(() => {
    let here = true;
    const catalogue = createCatalogue(language);
    void catalogue.load('staffoffers').then(() => {
      const { messages } = catalogue.shown();
      const intl = createIntl({
        locale: language,
        timeZone: 'Asia/Shanghai',
        messages: messages as Record<string, string>,
      });
      if (here) setWords({ language, say: (id, values) => intl.formatMessage({ id }, values) });
    });
    return () => {
      here = false;
    };
  }, [language]);
  return words?.language === language ? words.say : undefined;
}
