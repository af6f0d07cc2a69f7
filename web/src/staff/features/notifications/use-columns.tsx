import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import type { Message } from './MessageCard.tsx';
import { useMessageWords } from './words.ts';

/** Columns of the list of messages. */
export function useColumns(): readonly Column<Message>[] {
  const t = useTranslate();
  const words = useMessageWords();
  return useMemo(
    () => [
      {
        id: 'subject',
        title: t({ id: 'messages.column.subject' }),
        width: 'minmax(10em, 2fr)',
        render: (message) => words.subject(message),
      },
      {
        id: 'channel',
        title: t({ id: 'messages.filter.channel' }),
        width: '5em',
        wide: true,
        render: ({ channel }) => t({ id: `messages.channel.${channel}` }),
      },
      {
        id: 'receiver',
        title: t({ id: 'messages.column.receiver' }),
        width: 'minmax(11em, 1fr)',
        wide: true,
        render: ({ receiver }) => receiver,
      },
      {
        id: 'state',
        title: t({ id: 'messages.filter.state' }),
        width: 'minmax(6em, 0.6fr)',
        render: ({ state }) => <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>,
      },
      {
        id: 'reason',
        title: t({ id: 'messages.column.reason' }),
        width: 'minmax(8em, 1fr)',
        wide: true,
        render: ({ reason }) => <span className="late">{reason}</span>,
      },
      {
        id: 'at',
        title: t({ id: 'messages.column.queued' }),
        width: 'minmax(9.5em, 0.7fr)',
        render: ({ queuedAt }) => <DateTime at={queuedAt} />,
      },
    ],
    [t, words],
  );
}
