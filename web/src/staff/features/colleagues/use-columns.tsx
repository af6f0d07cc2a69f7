import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import type { Colleague } from './api.ts';
import { useColleagueWords } from './words.ts';

/** Columns of the list of colleagues. */
export function useColumns(): readonly Column<Colleague>[] {
  const t = useTranslate();
  const words = useColleagueWords();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t({ id: 'colleagues.column.name' }),
        width: 'minmax(6em, 0.7fr)',
        render: ({ name }) => (name === '' ? '—' : name),
      },
      {
        id: 'login',
        title: t({ id: 'colleagues.column.login' }),
        width: 'minmax(7em, 0.7fr)',
        wide: true,
        render: ({ loginName }) => loginName ?? '—',
      },
      {
        id: 'roles',
        title: t({ id: 'colleagues.column.roles' }),
        width: 'minmax(8em, 2fr)',
        render: ({ roles }) => words.roles(roles),
      },
      {
        id: 'state',
        title: t({ id: 'colleagues.column.state' }),
        width: '7em',
        render: ({ state }) => <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>,
      },
      {
        id: 'lastSignIn',
        title: t({ id: 'colleagues.column.lastSignIn' }),
        width: 'minmax(7em, 1fr)',
        wide: true,
        render: ({ lastSignInAt }) => (lastSignInAt === null ? '—' : <DateTime at={lastSignInAt} as="fresh" />),
      },
      {
        id: 'email',
        title: t({ id: 'colleagues.column.email' }),
        width: 'minmax(15em, 1.5fr)',
        wide: true,
        render: ({ email, phone }) => email ?? phone ?? '—',
      },
    ],
    [t, words],
  );
}
