import type { ValueWriter } from '../../format/resume-value.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useListed } from './use-listed.ts';

/** What values of a resume are written with on the public site. */
export function useValueWriter(): ValueWriter {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { words } = useListed();
  return { t, has, language, listed: words };
}
