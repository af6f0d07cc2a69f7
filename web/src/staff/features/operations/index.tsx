import './operations.css';
import { useTranslate } from '../../../i18n/react.tsx';
import { type HealthSeen, useHealthQuery } from '../../model/health.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { useFollowersQuery, useSealedQuery } from './api.ts';
import { FailedMessages } from './FailedMessages.tsx';
import { FailedPushes } from './FailedPushes.tsx';
import { Followers } from './Followers.tsx';
import { Parked } from './Parked.tsx';
import { Parts } from './Parts.tsx';
import { isWell } from './part-words.ts';

/** Whether everything runs, what was put aside and what failed, for administrators. */
export default function OperationsPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_OPERATIONS']} title={t({ id: 'staff.nav.operations' })}>
      <WithPacks names={['operations', 'staffpositions', 'staffoffers']}>
        <Operations />
      </WithPacks>
    </Guarded>
  );
}

/** It asks again by itself, as long as somebody looks. */
const polled = { pollingInterval: 10_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
const words = {
  ready: 'operations.status.ready',
  degraded: 'operations.status.degraded',
  attention: 'operations.status.attention',
  'not-ready': 'operations.status.notReady',
} as const;
const tones = { ready: 'ok', degraded: 'warn', attention: 'warn', 'not-ready': 'bad' } as const;

function Operations() {
  const t = useTranslate();
  const health = useHealthQuery(undefined, polled);
  const followers = useFollowersQuery(undefined, polled);
  const sealed = useSealedQuery(undefined, polled);
  const seen = health.data;
  const status = seen && stands(seen);
  const all = followers.data?.data ?? [];
  return (
    <Page
      title={t({ id: 'operations.page.title' })}
      actions={status && <StateTag tone={tones[status]}>{t({ id: words[status] })}</StateTag>}
    >
      <p className="muted">{t({ id: 'operations.page.what' })}</p>
      <QueryFailure failure={followers.error} onRetry={() => void followers.refetch()} />
      {seen === undefined && <Loading />}
      <Parked followers={all} />
      <FailedMessages />
      <FailedPushes />
      {seen !== undefined && <Parts health={seen} sealed={sealed.data?.data} isSealedAway={sealed.isError} />}
      <Followers followers={all} />
    </Page>
  );
}

/** What is said of the whole: not that all is well while a line below asks for something. */
function stands({ status, parts }: HealthSeen): keyof typeof words {
  const allWell = Object.entries(parts).every(([name, part]) => isWell(name, part));
  return status === 'ready' && !allWell ? 'attention' : status;
}
