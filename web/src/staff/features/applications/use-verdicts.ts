import type { ApplicationRow } from '@talentlog/contracts';
import { useCallback } from 'react';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { useScreeningWords } from '../../model/screening-words.ts';

/** What screeners and interviewers found at the present stage: `赵磊：通过、周晓：淘汰`. Empty where nothing is known. */
export function useVerdicts() {
  const t = useTranslate();
  const has = useHasMessage();
  const screening = useScreeningWords();
  return useCallback(
    ({ verdicts }: Pick<ApplicationRow, 'verdicts'>): string =>
      verdicts
        .map(({ of, by: { name }, result: code }) => {
          const id = `staff.result.${code}`;
          const result = of === 'SCREENING' ? screening.state(code) : has(id) ? t({ id }) : code;
          return t({ id: 'staff.row.verdict' }, { name, result });
        })
        .join(t({ id: 'staff.filter.comma' })),
    [t, has, screening],
  );
}
