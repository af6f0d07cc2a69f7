import { type ApplicationRow, buckets, outcomes, stages, stepStatuses, titleIn } from '@talentlog/contracts';
import { useMemo } from 'react';
import { daysSince } from '../../format/dates.ts';
import { useLanguage, useTranslate } from '../../i18n/react.tsx';

const member = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** Words of the states of an application. */
export function useApplicationWords() {
  const t = useTranslate();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      stage: (value: string) => {
        const known = member(stages, value);
        return known === undefined ? value : t({ id: `vocabulary.stage.${known}` });
      },
      stepStatus: (value: string) => {
        const known = member(stepStatuses, value);
        return known === undefined ? value : t({ id: `staff.stepStatus.${known}` });
      },
      outcome: (value: string) => {
        const known = member(outcomes, value);
        return known === undefined ? value : t({ id: `vocabulary.outcome.${known}` });
      },
      bucket: (value: string) => {
        const known = member(buckets, value);
        return known === undefined ? value : t({ id: `staff.bucket.${known}` });
      },
      positionTitle: (position: ApplicationRow['position']) => titleIn(position, language),
      /** `1 天`, `今天` */
      stay: (since: string) => t({ id: 'staff.application.days' }, { days: Math.max(0, daysSince(since)) }),
    }),
    [t, language],
  );
}

export type ApplicationWords = ReturnType<typeof useApplicationWords>;
