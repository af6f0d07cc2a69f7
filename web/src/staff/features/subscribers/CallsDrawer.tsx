import { Button } from '@blueprintjs/core';
import { DeliveryState, mostResent, type WebhookSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Turns } from '../../ui/Turns.tsx';
import { type Subscriber, useWebhookDeliveriesQuery } from './api.ts';
import { CallRow } from './CallRow.tsx';
import { ResendForm } from './ResendForm.tsx';
import { WebhookStands } from './WebhookStands.tsx';

const size = 50;
const states = ['all', ...DeliveryState.options] as const;
type Shown = (typeof states)[number];
const polled = { pollingInterval: 5_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

const totalOf = (webhook: WebhookSeen | null, shown: Shown): number => {
  if (webhook === null) return 0;
  return shown === 'all' ? webhook.waiting + webhook.delivered + webhook.parked : webhook[shown];
};

/** What a subscriber was sent and is to be sent, the newest first, and the way to have it sent again. */
export function CallsDrawer({ of, onClose }: { readonly of: Subscriber; readonly onClose: () => void }) {
  const t = useT();
  const { subscriberId } = of;
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCommand();
  const params = { subscriberId, page, size, ...(shown === 'all' ? {} : { state: shown }) };
  const { currentData, error, refetch } = useWebhookDeliveriesQuery(params, polled);
  const webhook = currentData?.data.webhook ?? of.webhook;
  const calls = currentData?.data.deliveries;
  const look = (at: { readonly shown: Shown; readonly page: number }) => {
    setShown(at.shown);
    setPage(at.page);
    setChosen([]);
  };
  const resend = async () => {
    if ((await run('ResendDeliveries', { subscriberId, eventIds: [...chosen] })) !== undefined) setChosen([]);
  };
  return (
    <Drawer title={`${t('staff.subscribers.calls.title')} · ${of.systemName}`} onClose={onClose} wide>
      <div className="drawer-body subscriber-calls">
        <h2>{`${t('staff.subscribers.calls.title')} · ${of.systemName}`}</h2>
        {webhook === null ? (
          <p>{t('staff.subscribers.webhook.none')}</p>
        ) : (
          <WebhookStands of={webhook} isSuspended={of.state === 'SUSPENDED'} />
        )}
        <Segmented
          label={t('staff.subscribers.calls.state')}
          chosen={shown}
          choices={states.map((value) => ({
            value,
            label: `${t(`staff.subscribers.calls.${value}`)} ${totalOf(webhook, value)}`,
          }))}
          onChoose={(next) => look({ shown: next, page: 1 })}
        />
        {of.allowedActions.includes('ResendDeliveries') && (
          <div className="subscriber-actions">
            <BusyButton
              size="small"
              busy={busy}
              disabled={chosen.length === 0 || chosen.length > mostResent}
              onClick={() => void resend()}
            >
              {t('staff.subscribers.calls.resend', { count: chosen.length })}
            </BusyButton>
            <Button size="small" disabled={webhook?.resentSince != null} onClick={() => setAsking(true)}>
              {t('staff.subscribers.calls.resendSince')}
            </Button>
          </div>
        )}
        <ProblemNote problem={problem} />
        <QueryFailure failure={error} onRetry={() => void refetch()} />
        {calls === undefined && error === undefined && <Loading />}
        {calls?.length === 0 && (
          <EmptyState title={t(shown === 'all' ? 'staff.subscribers.calls.empty' : 'staff.subscribers.calls.noneSo')} />
        )}
        <ul className="subscriber-call-list">
          {calls?.map((call) => (
            <CallRow
              key={call.eventId}
              of={call}
              isChosen={chosen.includes(call.eventId)}
              onChoose={(is) =>
                setChosen((had) => (is ? [...had, call.eventId] : had.filter((one) => one !== call.eventId)))
              }
            />
          ))}
        </ul>
        <Turns page={page} size={size} total={totalOf(webhook, shown)} onTurn={(next) => look({ shown, page: next })} />
      </div>
      {isAsking && <ResendForm of={of} onClose={() => setAsking(false)} />}
    </Drawer>
  );
}
