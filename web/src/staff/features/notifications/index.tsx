import { Button } from '@blueprintjs/core';
import { scopeFor } from '@talentlog/contracts';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type ListFilter, ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { notificationsApi } from './api.ts';
import type { Message } from './MessageCard.tsx';
import { MessageDrawer } from './MessageDrawer.tsx';
import { messageList } from './message-list.ts';
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

type ListState = ReturnType<typeof messageList.read>;
const idOf = (message: Message) => message.notificationId;

function Notifications() {
  const t = useTranslate();
  const list = useList({
    format: messageList,
    endpoint: notificationsApi.endpoints.notifications,
    paramsOf: ({ person, ...state }) => ({ ...state, ...(person === '' ? {} : { jobSeekerId: person }) }),
    home: paths.notifications,
    pathOf: paths.notification,
    idOf,
  });
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.notifications' })}
      filters={useFilters(list.state)}
      count={(count) => t({ id: 'messages.list.count' }, { count })}
      columns={useColumns()}
      empty={<NoMessages narrowed={list.narrowed} />}
    >
      {list.openId !== '' && list.pages.total !== undefined && (
        <MessageDrawer
          message={list.opened}
          {...list.neighbours}
          onPerson={(person) => list.goTo(messageList.write({ ...list.state, person }))}
          onClose={list.close}
        />
      )}
    </ListPage>
  );
}

function useFilters({ person }: ListState): readonly ListFilter<ListState>[] {
  const t = useTranslate();
  const words = useMessageWords();
  const filters: readonly ListFilter<ListState>[] = [
    {
      id: 'state',
      label: t({ id: 'messages.filter.state' }),
      choices: messageStates.map((value) => ({ value, label: words.state(value) })),
    },
    {
      id: 'channel',
      label: t({ id: 'messages.filter.channel' }),
      choices: (['MAIL', 'SMS'] as const).map((value) => ({ value, label: t({ id: `messages.channel.${value}` }) })),
    },
  ];
  if (person === '') return filters;
  const onePerson = [{ value: person, label: t({ id: 'messages.filter.onePerson' }) }];
  return [...filters, { id: 'person', label: t({ id: 'messages.filter.person' }), choices: onePerson }];
}

/** Whoever does not see everybody's messages is told where those of their own people are. */
function NoMessages({ narrowed }: { narrowed: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { me } = useSignIn();
  if (scopeFor('VIEW_NOTIFICATION', me?.roles ?? []) !== 'A')
    return (
      <EmptyState title={t({ id: 'messages.list.byPerson' })}>
        <Button onClick={() => navigate(paths.applications)}>{t({ id: 'messages.list.toPeople' })}</Button>
      </EmptyState>
    );
  return (
    <NothingHere
      narrowed={narrowed}
      noneHere={t({ id: 'messages.list.noMatch' })}
      showAll={t({ id: 'messages.list.showAll' })}
      home={paths.notifications}
      none={t({ id: 'messages.list.none' })}
    />
  );
}
