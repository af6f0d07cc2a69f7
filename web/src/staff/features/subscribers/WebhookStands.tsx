import type { WebhookSeen } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';

/** In sentences: why it is not called for now, and what waits since when. */
export function WebhookStands({
  of: { pausedFor, waiting, parked, oldest, resentSince },
  isSuspended,
}: {
  readonly of: WebhookSeen;
  /** Its subscriber is told nothing for now. */
  readonly isSuspended: boolean;
}) {
  const t = useTranslate();
  return (
    <>
      {isSuspended && <p>{t({ id: 'staff.subscribers.webhook.why.suspended' })}</p>}
      {pausedFor !== null && (
        <p className={pausedFor === 'STAFF' ? '' : 'subscriber-alarm'}>
          {t({ id: `staff.subscribers.webhook.why.${pausedFor}` })}
        </p>
      )}
      <p className="muted">
        {waiting + parked === 0
          ? t({ id: 'staff.subscribers.webhook.nothingWaits' })
          : t({ id: 'staff.subscribers.webhook.waits' }, { waiting, parked })}
        {oldest !== null && (
          <>
            {' · '}
            {t({ id: 'staff.subscribers.webhook.oldest' })} <DateTime at={oldest} />
          </>
        )}
      </p>
      {resentSince !== null && (
        <p className="muted">
          {t({ id: 'staff.subscribers.webhook.resending' })} <DateTime at={resentSince} />
        </p>
      )}
    </>
  );
}
