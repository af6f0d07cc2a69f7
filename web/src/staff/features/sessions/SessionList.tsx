import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { anyOf, listFormat, text } from '../../ui/list/list-format.ts';
import { useList } from '../../ui/list/use-list.ts';
import { useStateWords } from '../../ui/StandingTag.tsx';
import { sessionsApi } from './api.ts';
import { CreateSessionDialog } from './create/CreateSessionDialog.tsx';
import { type Row, useColumns } from './use-columns.tsx';

const states = ['DRAFT', 'OPEN', 'CLOSED', 'FINISHED', 'CANCELLED'] as const;
const sessionList = listFormat({ text, state: anyOf() });
const idOf = (row: Row) => row.sessionId;

/** All sessions the viewer looks after, the latest change first, and the form of a new one under its own address. */
export function SessionList({ creating = false }: { creating?: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const stateWords = useStateWords();
  const list = useList({
    format: sessionList,
    endpoint: sessionsApi.endpoints.sessions,
    paramsOf: (state) => state,
    home: paths.sessions,
    pathOf: paths.session,
    idOf,
  });
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.sessions' })}
      titleHidden
      filters={[
        {
          id: 'state',
          label: t({ id: 'hiring.field.state' }),
          choices: states.map((value) => ({ value, label: stateWords(`appointmentSession.${value}`) })),
        },
      ]}
      search={t({ id: 'hiring.session.search' })}
      tools={
        <Button
          intent="primary"
          size="small"
          onClick={() => navigate({ pathname: paths.newSession, search: list.address })}
        >
          {t({ id: 'hiring.action.CreateAppointmentSession' })}
        </Button>
      }
      columns={useColumns()}
      onOpen={({ sessionId }) => navigate(paths.session(sessionId))}
      empty={<EmptyState title={t({ id: list.narrowed ? 'hiring.session.noneFound' : 'hiring.session.none' })} />}
    >
      {creating && (
        <CreateSessionDialog
          onDone={(made) => (made === undefined ? list.close() : navigate(paths.session(made), { replace: true }))}
        />
      )}
    </ListPage>
  );
}
