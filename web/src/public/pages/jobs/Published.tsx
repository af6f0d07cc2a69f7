import { daysSince, exactTime, shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';

/** When it was published: in days while that is fresh, else the day. */
export function Published({ at }: { at: string }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const days = daysSince(at, now);
  const text =
    days < 7
      ? t('public.job.publishedDays', { days: Math.max(days, 0) })
      : t('public.job.publishedOn', { day: shortDay(at, language, now) });
  return (
    <time dateTime={at} title={exactTime(at, language, now)}>
      {text}
    </time>
  );
}
