import { type Language, languageOfAddress, searchWithoutLanguage } from '@talentlog/contracts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/react.tsx';

/** Changes the language shown, and forgets that of the message that brought the reader: a reload asks the address again. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (language) => {
      await setLanguage(language);
      if (languageOfAddress(search) !== undefined)
        navigate({ search: searchWithoutLanguage(search) }, { replace: true });
    },
    [setLanguage, search, navigate],
  );
}
