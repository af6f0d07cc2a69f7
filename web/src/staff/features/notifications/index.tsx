import { Button } from '@blueprintjs/core';
import { scopeFor } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { type Pages, usePages } from '../../model/use-pages.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Filter, FilterBar } from '../../ui/FilterBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { notificationsApi } from './api.ts';
import { type ListState, paramsOf, readListState, writeListState } from './list-state.ts';
import type { Message } from './MessageCard.tsx';
import { MessageDrawer } from './MessageDrawer.tsx';
import { useColumns } from './use-columns.tsx';
import { messageStates, useMessageWords } from './words.ts';

/** Every mail and SMS the company sent, and what became of it. */
export default function NotificationsPage() {
  return (
    <WithPacks names={['staffpositions']}>
      <Notifications />
    </WithPacks>
  );
}

function Notifications() {
  const t = useT();
  const navigate = useNavigate();
  const { '*': notificationId = '' } = useParams();
  const [search] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written)), [written]);
  const params = useMemo(() => paramsOf(state), [state]);
  const pages = usePages(notificationsApi.endpoints.notifications, params);
  const go = (next: Partial<ListState>) =>
    navigate({ pathname: paths.notifications, search: writeListState({ ...state, ...next }) }, { replace: true });
  const open = (id: string) => navigate({ pathname: `${paths.notifications}/${id}`, search: written });
  return (
    <Page title={t('staff.nav.notifications')} fixed>
      <FilterBar
        filters={useFilters(state)}
        onChange={(id, chosen) => go(id === 'person' ? { person: chosen[0] ?? '' } : { [id]: chosen })}
      >
        <span className="muted">{pages.total !== undefined && t('messages.list.count', { count: pages.total })}</span>
      </FilterBar>
      <MessageTable pages={pages} narrowed={written !== ''} current={notificationId} onOpen={open} />
      {notificationId !== '' && (
        <MessageDrawer
          pages={pages}
          notificationId={notificationId}
          onOpen={open}
          onPerson={(person) => go({ person })}
          onClose={() => navigate({ pathname: paths.notifications, search: written })}
        />
      )}
    </Page>
  );
}

function useFilters({ state, channel, person }: ListState): readonly Filter[] {
  const t = useT();
  const words = useMessageWords();
  const filters: readonly Filter[] = [
    {
      id: 'state',
      label: t('messages.filter.state'),
      choices: messageStates.map((value) => ({ value, label: words.state(value) })),
      chosen: state,
    },
    {
      id: 'channel',
      label: t('messages.filter.channel'),
      choices: (['MAIL', 'SMS'] as const).map((value) => ({ value, label: t(`messages.channel.${value}`) })),
      chosen: channel,
    },
  ];
  if (person === '') return filters;
  const onePerson = [{ value: person, label: t('messages.filter.onePerson') }];
  return [...filters, { id: 'person', label: t('messages.filter.person'), choices: onePerson, chosen: [person] }];
}

interface TableProps {
  readonly pages: Pages<Message>;
  readonly narrowed: boolean;
  readonly current: string;
  readonly onOpen: (notificationId: string) => void;
}

function MessageTable({ pages, narrowed, current, onOpen }: TableProps) {
  const t = useT();
  const columns = useColumns();
  const { total, at, show, failure } = pages;
  if (total === undefined) return failure === undefined ? <Loading /> : <QueryFailure failure={failure} />;
  if (total === 0) return <NothingHere narrowed={narrowed} />;
  return (
    <DataTable
      label={t('staff.nav.notifications')}
      total={total}
      at={at}
      idOf={(message) => message.notificationId}
      columns={columns}
      current={current === '' ? undefined : current}
      onOpen={(message) => onOpen(message.notificationId)}
      onShow={show}
    />
  );
}

/** Whoever does not see everybody's messages is told where those of their own people are. */
function NothingHere({ narrowed }: { narrowed: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { me } = useSignIn();
  if (scopeFor('VIEW_NOTIFICATION', me?.roles ?? []) !== 'A')
    return (
      <EmptyState title={t('messages.list.byPerson')}>
        <Button onClick={() => navigate(paths.applications)}>{t('messages.list.toPeople')}</Button>
      </EmptyState>
    );
  if (!narrowed) return <EmptyState title={t('messages.list.none')} />;
  return (
    <EmptyState title={t('messages.list.noMatch')}>
      <Button onClick={() => navigate(paths.notifications)}>{t('messages.list.showAll')}</Button>
    </EmptyState>
  );
}
