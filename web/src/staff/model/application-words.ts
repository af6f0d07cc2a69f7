import { type ApplicationRow, buckets, outcomes, stages, stepStatuses } from '@talentlog/contracts';
import { useMemo } from 'react';
import { daysSince } from '../../format/dates.ts';
import { useLanguage, useT } from '../../i18n/react.tsx';

const member = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** Words of the states of an application. */
export function useApplicationWords() {
  const t = useT();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      stage: (value: string) => {
        const known = member(stages, value);
        return known === undefined ? value : t(`vocabulary.stage.${known}`);
      },
      stepStatus: (value: string) => {
        const known = member(stepStatuses, value);
        return known === undefined ? value : t(`staff.stepStatus.${known}`);
      },
      outcome: (value: string) => {
        const known = member(outcomes, value);
        return known === undefined ? value : t(`vocabulary.outcome.${known}`);
      },
      bucket: (value: string) => {
        const known = member(buckets, value);
        return known === undefined ? value : t(`staff.bucket.${known}`);
      },
      positionTitle: ({ title, titleEn }: ApplicationRow['position']) =>
        language === 'en-US' && titleEn !== '' ? titleEn : title,
      /** `1 天`, `今天` */
      stay: (since: string) => t('staff.application.days', { days: Math.max(0, daysSince(since)) }),
    }),
    [t, language],
  );
}

export type ApplicationWords = ReturnType<typeof useApplicationWords>;
