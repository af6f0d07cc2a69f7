import type { QueryData } from '../../../api/tables.ts';
import { longDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Link } from '../../site/router.tsx';

/** The one thing to do, or the reason why it cannot be done. */
export function Apply({ job, availability }: Pick<QueryData<'jobDetail'>, 'job' | 'availability'>) {
  const t = useT();
  const { language } = useLanguage();
  const { status, used = 0, limit = 0, againOn } = availability;
  if (status === 'APPLICABLE')
    return (
      <Link className="button button-primary" to={`/delivery?ad=${job.advertisementId}`}>
        {t('public.detail.apply')}
      </Link>
    );
  return (
    <>
      <span className="button button-off">{t(`public.availability.${status}`, { used, limit })}</span>
      {againOn && <span>{t('public.availability.again', { day: longDay(againOn, language) })}</span>}
      {status === 'ALREADY_DELIVERED' && (
        <Link className="button button-plain" to="/personal/delivery_records">
          {t('public.detail.progress')}
        </Link>
      )}
    </>
  );
}
