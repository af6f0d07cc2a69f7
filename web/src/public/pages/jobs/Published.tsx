import { daysSince, exactTime, shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';

/** When it was published: in days while that is fresh, else the day. */
export function Published({ at }: { at: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const days = daysSince(at, now);
  const text =
    days < 7
      ? t({ id: 'public.job.publishedDays' }, { days: Math.max(days, 0) })
      : t({ id: 'public.job.publishedOn' }, { day: shortDay(at, language, now) });
  return (
    <time dateTime={at} title={exactTime(at, language, now)}>
      {text}
    </time>
  );
}
