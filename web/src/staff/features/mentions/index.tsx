import './mentions.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Guarded } from '../../ui/Guarded.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Turns } from '../../ui/Turns.tsx';
import { type Mention, useMentionsQuery } from './api.ts';
import { MentionCard } from './MentionCard.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const size = 20;

/** Comments that mention whoever looks: for a colleague without another role, all that is seen of people. */
export default function MentionsPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['VIEW_MENTION']} title={t({ id: 'staff.nav.mentions' })}>
      <Mentions />
    </Guarded>
  );
}

function Mentions() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [answering, setAnswering] = useState<Mention>();
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const { currentData, error, refetch } = useMentionsQuery({ page, size }, { refetchOnMountOrArgChange: true });
  const rows = currentData?.data.rows;
  return (
    <Page title={t({ id: 'staff.nav.mentions' })}>
      <p className="muted">{t({ id: 'staff.mentions.what' })}</p>
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {rows === undefined && error === undefined && <Loading />}
      {rows?.length === 0 && <EmptyState title={t({ id: 'staff.mentions.none' })} />}
      <div className="mentions">
        {rows?.map((row) => (
          <MentionCard key={row.commentId} mention={row} onReply={() => setAnswering(row)} />
        ))}
      </div>
      <Turns
        page={page}
        size={size}
        total={currentData?.page?.total ?? 0}
        onTurn={(next) => setSearch({ page: String(next) })}
      />
      {answering !== undefined && <ReplyForm mention={answering} onClose={() => setAnswering(undefined)} />}
    </Page>
  );
}
