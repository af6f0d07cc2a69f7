import { Link } from 'react-router-dom';
import type { QueryData } from '../../../api/tables.ts';
import { longDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';

/** The one thing to do, or the reason why it cannot be done. */
export function Apply({ job, availability }: Pick<QueryData<'jobDetail'>, 'job' | 'availability'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { status, used = 0, limit = 0, againOn } = availability;
  if (status === 'APPLICABLE')
    return (
      <Link className="button button-primary" to={`/delivery?ad=${job.advertisementId}`}>
        {t({ id: 'public.detail.apply' })}
      </Link>
    );
  return (
    <>
      <span className="button button-off">{t({ id: `public.availability.${status}` }, { used, limit })}</span>
      {againOn && <span>{t({ id: 'public.availability.again' }, { day: longDay(againOn, language) })}</span>}
      {status === 'ALREADY_DELIVERED' && (
        <Link className="button button-plain" to="/personal/delivery_records">
          {t({ id: 'public.detail.progress' })}
        </Link>
      )}
    </>
  );
}
