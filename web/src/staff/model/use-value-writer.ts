import { useMemo } from 'react';
import type { ValueWriter } from '../../format/resume-value.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useListed } from './use-listed.ts';

/** What values of a resume are written with in the workspace. */
export function useValueWriter(): ValueWriter {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { words } = useListed();
  return useMemo(() => ({ t, has, language, listed: words }), [t, has, language, words]);
}
