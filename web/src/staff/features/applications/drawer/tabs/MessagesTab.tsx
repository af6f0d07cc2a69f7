import { Suspense } from 'react';
import { useTranslate } from '../../../../../i18n/react.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { usePart } from '../../../../ui/parts.ts';
import type { Detail } from '../../actions/types.ts';

/** Mail and SMS to the person and what became of them. */
export function MessagesTab({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const MessageCard = usePart('MessageCard');
  if (detail.notifications.length === 0) return <EmptyState title={t({ id: 'staff.message.none' })} />;
  return (
    <Suspense fallback={<Loading />}>
      <ul className="comments">
        {detail.notifications.map((notification) => (
          <li key={notification.notificationId}>
            <MessageCard notification={notification} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}
