import type { QueryData } from '../../../../api/tables.ts';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { useNow } from '../../../site/context.tsx';
import { Link } from '../../../site/router.tsx';

/** One request: where it stands, by when it is answered, and the answer. */
export function RequestCard({ request }: { readonly request: QueryData<'myDataRequests'>[number] }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const { dataRequestId, kind, state, details, receivedAt, dueAt, answer, answeredAt, copyUntil } = request;
  const day = (at: string) => shortDay(at, language);
  const canFetch = copyUntil !== null && now < Date.parse(copyUntil);
  return (
    <article className="my-request">
      <h2>
        {t(`privacy.request.kind.${kind}`)}{' '}
        <span className={`tag tag-${state}`}>{t(`privacy.request.state.${state}`)}</span>
      </h2>
      <p className="quiet">
        {answeredAt === null
          ? t('privacy.request.dates', { received: day(receivedAt), due: day(dueAt) })
          : t('privacy.request.answered', { received: day(receivedAt), answered: day(answeredAt) })}
      </p>
      {details !== '' && <p className="my-request-words">{details}</p>}
      {answer !== '' && (
        <p className="my-request-words">
          <b>{t(state === 'REJECTED' ? 'privacy.request.reason' : 'privacy.request.answer')}</b> {answer}
        </p>
      )}
      {kind === 'CORRECTION' && (
        <p>
          <Link to="/personal/my_resume">{t('privacy.request.toResume')}</Link>
        </p>
      )}
      {copyUntil !== null &&
        (canFetch ? (
          <p>
            <Link className="button button-primary" to={`/data_copy/${dataRequestId}`}>
              {t('privacy.request.fetch', { until: day(copyUntil) })}
            </Link>
          </p>
        ) : (
          <p className="quiet">{t('privacy.request.copyOver')}</p>
        ))}
    </article>
  );
}
