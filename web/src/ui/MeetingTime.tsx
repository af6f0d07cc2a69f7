import { timeSpan } from '../format/dates.ts';
import { useLanguage, useTranslate } from '../i18n/react.tsx';
import './meeting-time.css';

interface Props {
  readonly start: string;
  readonly end: string;
  readonly now?: number | undefined;
}

/** When people meet, as the largest thing of a page; that it is Beijing time stands smaller beside or below it, never broken in two. */
export function MeetingTime({ start, end, now }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <>
      <time dateTime={start}>{timeSpan(start, end, language, now)}</time>{' '}
      <small className="zone">{t({ id: 'person.time.zone' })}</small>
    </>
  );
}
