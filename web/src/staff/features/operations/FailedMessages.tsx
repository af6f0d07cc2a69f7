import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { usePart } from '../../ui/parts.ts';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useFailedMessagesQuery } from './api.ts';

const shown = 5;

/** Mails and SMS that did not go out, the newest of them with the button that sends them again. */
export function FailedMessages() {
  const t = useTranslate();
  const MessageCard = usePart('MessageCard');
  const { data, error, refetch } = useFailedMessagesQuery(
    { state: ['FAILED'], size: shown },
    { pollingInterval: 30_000 },
  );
  const rows = data?.data.rows ?? [];
  const total = data?.page?.total ?? 0;
  // Nothing is counted that nobody answered.
  if (data === undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  return (
    <section className="operations-part">
      <h2>{t({ id: 'operations.page.messages' }, { count: total })}</h2>
      {total === 0 ? (
        <p className="muted">{t({ id: 'operations.page.noneFailed' })}</p>
      ) : (
        <p className="operations-advice">{t({ id: 'operations.do.messages' })}</p>
      )}
      <Suspense>
        {rows.map((row) => (
          <MessageCard key={row.notificationId} notification={row} />
        ))}
      </Suspense>
      {total > shown && (
        <Link to={`${paths.notifications}?state=FAILED`}>{t({ id: 'operations.page.allMessages' })}</Link>
      )}
    </section>
  );
}
