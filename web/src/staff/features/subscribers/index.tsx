import './subscribers.css';
import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { SeenContext, seenIn } from '../../model/seen.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { useSubscribersQuery } from './api.ts';
import { CallsDrawer } from './CallsDrawer.tsx';
import { Question } from './Question.tsx';
import type { Asking } from './questions.ts';
import { SubscriberCard } from './SubscriberCard.tsx';
import { type Once, TokenOnce } from './TokenOnce.tsx';

/** The systems that follow us, for administrators. */
export default function SubscribersPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_SETTINGS']} title={t({ id: 'staff.nav.subscribers' })}>
      <WithPacks names={['subscribers', 'staffhiring']}>
        <Subscribers />
      </WithPacks>
    </Guarded>
  );
}

/** How far each is moves by itself, as long as somebody looks. */
const polled = { pollingInterval: 10_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

function Subscribers() {
  const t = useTranslate();
  const { data, error, refetch } = useSubscribersQuery({}, polled);
  const [asked, setAsked] = useState<{ readonly ask: Asking; readonly subscriberId?: string }>();
  const [once, setOnce] = useState<Once>();
  const [search, setSearch] = useSearchParams();
  const done = (result: unknown) => {
    const { feedToken, webhookSecret } = (result ?? {}) as { feedToken?: string; webhookSecret?: string };
    if (feedToken !== undefined) setOnce({ kind: 'token', words: feedToken });
    if (webhookSecret !== undefined) setOnce({ kind: 'secret', words: webhookSecret });
    void refetch();
  };
  const rows = data?.data ?? [];
  const find = (id: string | null | undefined) => rows.find(({ subscriberId }) => subscriberId === id);
  const calls = search.get('calls');
  // What somebody else changes while a form is open is told there rather than overwritten.
  const seen = useMemo(() => seenIn(data), [data]);
  const showCalls = (subscriberId?: string) => setSearch(subscriberId === undefined ? {} : { calls: subscriberId });
  return (
    <Page
      title={t({ id: 'staff.subscribers.title' })}
      actions={
        <Button intent="primary" onClick={() => setAsked({ ask: 'RegisterSubscriber' })}>
          {t({ id: 'staff.subscribers.register' })}
        </Button>
      }
    >
      <p className="muted">{t({ id: 'staff.subscribers.intro' })}</p>
      <p className="muted">
        <code>{`${window.location.origin}/api/feed`}</code>
      </p>
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {data === undefined && error === undefined && <Loading />}
      {data !== undefined && rows.length === 0 && <p>{t({ id: 'staff.subscribers.empty' })}</p>}
      {rows.map((row) => (
        <SubscriberCard
          key={row.subscriberId}
          of={row}
          onAsk={(ask) => setAsked({ ask, subscriberId: row.subscriberId })}
          onCalls={() => showCalls(row.subscriberId)}
        />
      ))}
      <SeenContext value={seen}>
        {asked !== undefined && (
          <Question ask={asked.ask} of={find(asked.subscriberId)} onClose={() => setAsked(undefined)} onDone={done} />
        )}
        {calls !== null && data !== undefined && (
          <CallsDrawer key={calls} of={find(calls)} onClose={() => showCalls()} />
        )}
      </SeenContext>
      {once !== undefined && <TokenOnce once={once} onClose={() => setOnce(undefined)} />}
    </Page>
  );
}
