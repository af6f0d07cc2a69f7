import type { ResumeLine } from '@talentlog/contracts';
import { useCallback } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { degreeText } from './summary.ts';

/** A resume in one line: `东南大学·硕士·5 年·长江半导体`; empty where it says nothing. */
export function useResumeLine(): (line: ResumeLine | null) => string {
  const t = useTranslate();
  const { language } = useLanguage();
  return useCallback(
    (line) => {
      if (line === null) return '';
      const { school, degree, years, employer } = line;
      const worked = years === null ? '' : t({ id: 'staff.row.years' }, { years });
      const dot = language === 'en-US' ? ' · ' : '·';
      return [school, degreeText(degree, t), worked, employer].filter(Boolean).join(dot);
    },
    [t, language],
  );
}
