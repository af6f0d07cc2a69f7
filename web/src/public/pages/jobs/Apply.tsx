import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { Link } from '../../site/router.tsx';

/** The one thing to do, or the reason why it cannot be done. */
export function Apply({ job, availability }: Pick<QueryData<'jobDetail'>, 'job' | 'availability'>) {
  const t = useT();
  const { status, used = 0, limit = 0 } = availability;
  if (status === 'APPLICABLE')
    return (
      <Link className="button button-primary" to={`/delivery?ad=${job.advertisementId}`}>
        {t('public.detail.apply')}
      </Link>
    );
  return (
    <>
      <span className="button button-off">{t(`public.availability.${status}`, { used, limit })}</span>
      {status === 'ALREADY_DELIVERED' && (
        <Link className="button button-plain" to="/personal/delivery_records">
          {t('public.detail.progress')}
        </Link>
      )}
    </>
  );
}
