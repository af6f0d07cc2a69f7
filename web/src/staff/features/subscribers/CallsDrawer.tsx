import { DeliveryState, mostResent, type WebhookSeen } from '@talentlog/contracts';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Turns } from '../../ui/Turns.tsx';
import { type Subscriber, useWebhookDeliveriesQuery } from './api.ts';
import { CallRow } from './CallRow.tsx';
import { ResendBar } from './ResendBar.tsx';
import { WebhookStands } from './WebhookStands.tsx';

/** All of a page can be sent again at once. */
const size = Math.min(50, mostResent);
const states = ['all', ...DeliveryState.options] as const;
type Shown = (typeof states)[number];
const polled = { pollingInterval: 5_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

const totalOf = (webhook: WebhookSeen, shown: Shown): number =>
  shown === 'all' ? webhook.waiting + webhook.delivered + webhook.parked : webhook[shown];

interface Props {
  /** Undefined where nobody is called so. */
  readonly of: Subscriber | undefined;
  readonly onClose: () => void;
}

/** What a subscriber was sent and is to be sent, the newest first, and the way to have it sent again. */
export function CallsDrawer({ of, onClose }: Props) {
  const t = useTranslate();
  const title = t({ id: 'staff.subscribers.calls.title' });
  if (of === undefined)
    return (
      <Drawer title={title} onClose={onClose}>
        <EmptyState title={t({ id: 'staff.subscribers.calls.unknown' })} />
      </Drawer>
    );
  const full = `${title} · ${of.systemName}`;
  return (
    <Drawer title={full} onClose={onClose}>
      <div className="drawer-body subscriber-calls">
        <h2>{full}</h2>
        {of.state === 'REMOVED' ? <p>{t({ id: 'staff.subscribers.calls.removed' })}</p> : <Calls of={of} />}
      </div>
    </Drawer>
  );
}

function Calls({ of }: { readonly of: Subscriber }) {
  const t = useTranslate();
  const { subscriberId, allowedActions } = of;
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wasCalled = useRef(of.webhook !== null);
  const params = { subscriberId, page, size, ...(shown === 'all' ? {} : { state: shown }) };
  const { currentData, error, refetch } = useWebhookDeliveriesQuery(params, polled);
  // The answer knows better than the list: it may have been removed since.
  const webhook = currentData === undefined ? of.webhook : currentData.data.webhook;
  if (webhook === null)
    return <p>{t({ id: wasCalled.current ? 'staff.subscribers.calls.gone' : 'staff.subscribers.webhook.none' })}</p>;
  wasCalled.current = true;
  const calls = currentData?.data.deliveries;
  const look = (at: { readonly shown: Shown; readonly page: number }) => {
    setShown(at.shown);
    setPage(at.page);
    setChosen([]);
  };
  return (
    <>
      <WebhookStands of={webhook} isSuspended={of.state === 'SUSPENDED'} />
      <Segmented
        label={t({ id: 'staff.subscribers.calls.state' })}
        chosen={shown}
        choices={states.map((value) => ({
          value,
          label: `${t({ id: `staff.subscribers.calls.${value}` })} ${totalOf(webhook, value)}`,
        }))}
        onChoose={(next) => look({ shown: next, page: 1 })}
      />
      {allowedActions.includes('ResendDeliveries') && (
        <ResendBar
          of={of}
          isResending={webhook.resentSince !== null}
          calls={calls ?? []}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {calls === undefined && error === undefined && <Loading />}
      {calls?.length === 0 && (
        <EmptyState
          title={t({ id: shown === 'all' ? 'staff.subscribers.calls.empty' : 'staff.subscribers.calls.noneSo' })}
        />
      )}
      <ul className="subscriber-call-list">
        {calls?.map((call) => (
          <CallRow
            key={call.eventId}
            of={call}
            isHeld={webhook.pausedFor !== null || of.state === 'SUSPENDED'}
            isChosen={chosen.includes(call.eventId)}
            onChoose={(is) =>
              setChosen((had) => (is ? [...had, call.eventId] : had.filter((one) => one !== call.eventId)))
            }
          />
        ))}
      </ul>
      <Turns page={page} size={size} total={totalOf(webhook, shown)} onTurn={(next) => look({ shown, page: next })} />
    </>
  );
}
