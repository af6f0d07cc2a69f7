import { Button } from '@blueprintjs/core';
import type { SessionRow } from '@talentlog/contracts';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { paths } from '../../model/paths.ts';
import { usePages } from '../../model/use-pages.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { StandingTag, useStateWords } from '../../ui/StandingTag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { sessionsApi } from './api.ts';
import { CreateSessionDialog } from './create/CreateSessionDialog.tsx';

type Row = z.infer<typeof SessionRow>;
const states = ['DRAFT', 'OPEN', 'CLOSED', 'FINISHED', 'CANCELLED'] as const;

/** All sessions the viewer looks after, the latest change first. */
export function SessionList() {
  const t = useT();
  const navigate = useNavigate();
  const stateWords = useStateWords();
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const text = search.get('text') ?? '';
  const written = search.getAll('state').join(' ');
  const params = useMemo(() => ({ text, state: written === '' ? [] : written.split(' ') }), [text, written]);
  const pages = usePages(sessionsApi.endpoints.sessions, params);
  const columns = useColumns();
  const write = (next: { text?: string; state?: readonly string[] }) => {
    const to = new URLSearchParams();
    if ((next.text ?? text) !== '') to.set('text', next.text ?? text);
    for (const state of next.state ?? params.state) to.append('state', state);
    setSearch(to, { replace: true });
  };
  return (
    <Page title={t('staff.nav.sessions')} titleHidden fixed>
      <FilterBar
        text={text}
        onText={(next) => write({ text: next })}
        textLabel={t('hiring.session.search')}
        filters={[
          {
            id: 'state',
            label: t('hiring.field.state'),
            chosen: params.state,
            choices: states.map((value) => ({ value, label: stateWords(`appointmentSession.${value}`) })),
          },
        ]}
        onChange={(_id, state) => write({ state })}
      >
        <Button intent="primary" size="small" onClick={() => setCreating(true)}>
          {t('hiring.action.CreateAppointmentSession')}
        </Button>
      </FilterBar>
      {pages.total === undefined &&
        (pages.failure === undefined ? <Loading /> : <QueryFailure failure={pages.failure} />)}
      {pages.total === 0 && (
        <EmptyState
          title={t(text === '' && params.state.length === 0 ? 'hiring.session.none' : 'hiring.session.noneFound')}
        />
      )}
      {pages.total !== undefined && pages.total > 0 && (
        <DataTable
          label={t('staff.nav.sessions')}
          total={pages.total}
          at={pages.at}
          idOf={(row: Row) => row.sessionId}
          columns={columns}
          onShow={pages.show}
          onOpen={({ sessionId }) => navigate(paths.session(sessionId))}
        />
      )}
      {creating && <CreateSessionDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useT();
  const words = useApplicationWords();
  return [
    { id: 'name', title: t('hiring.session.name'), width: 'minmax(10em, 1.4fr)', render: ({ name }) => <b>{name}</b> },
    {
      id: 'position',
      title: t('hiring.field.position'),
      width: 'minmax(8em, 1.2fr)',
      wide: true,
      render: ({ position }) => words.positionTitle(position),
    },
    {
      id: 'stage',
      title: t('hiring.field.stage'),
      width: '7em',
      wide: true,
      render: ({ stage }) => words.stage(stage),
    },
    {
      id: 'state',
      title: t('hiring.field.state'),
      width: '6em',
      render: ({ state }) => <StandingTag of="appointmentSession" state={state} />,
    },
    {
      id: 'deadline',
      title: t('hiring.session.deadline'),
      width: '9em',
      wide: true,
      render: ({ deadline }) => <DateTime at={deadline} />,
    },
    {
      id: 'principal',
      title: t('hiring.session.principal'),
      width: '7em',
      wide: true,
      render: ({ principal }) => principal.name,
    },
    {
      id: 'reserved',
      title: t('hiring.session.reserved'),
      width: '6em',
      numeric: true,
      render: ({ reserved, seats }) => `${reserved} / ${seats}`,
    },
    {
      id: 'invited',
      title: t('hiring.session.invited'),
      width: '5em',
      numeric: true,
      wide: true,
      render: ({ invited }) => invited,
    },
    {
      id: 'arranged',
      title: t('hiring.session.arranged'),
      width: '5em',
      numeric: true,
      wide: true,
      render: ({ arranged }) => arranged,
    },
  ];
}
