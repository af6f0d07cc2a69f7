import { timeRange } from '../../format/dates.ts';
import { useLanguage } from '../../i18n/react.tsx';

/** `11月25日 周三 14:00-14:30（北京时间）` */
export function TimeRange({ start, end }: { start: string; end: string }) {
  const { language } = useLanguage();
  return <time dateTime={start}>{timeRange(start, end, language)}</time>;
}
