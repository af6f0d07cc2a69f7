import type { SessionRow } from '@talentlog/contracts';
import type { z } from 'zod';
import { useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { StandingTag } from '../../ui/StandingTag.tsx';
import type { Column } from '../../ui/table/columns.ts';

export type Row = z.infer<typeof SessionRow>;

/** Columns of the list of sessions. */
export function useColumns(): readonly Column<Row>[] {
  const t = useTranslate();
  const words = useApplicationWords();
  return [
    {
      id: 'name',
      title: t({ id: 'hiring.session.name' }),
      width: 'minmax(10em, 1.4fr)',
      render: ({ name }) => <b>{name}</b>,
    },
    {
      id: 'position',
      title: t({ id: 'hiring.field.position' }),
      width: 'minmax(9em, 1.2fr)',
      wide: true,
      render: ({ position }) => words.positionTitle(position),
    },
    {
      id: 'stage',
      title: t({ id: 'hiring.field.stage' }),
      width: 'minmax(7em, 0.8fr)',
      wide: true,
      render: ({ stage }) => words.stage(stage),
    },
    {
      id: 'state',
      title: t({ id: 'hiring.field.state' }),
      width: '6em',
      render: ({ state }) => <StandingTag of="appointmentSession" state={state} />,
    },
    {
      id: 'deadline',
      title: t({ id: 'hiring.session.deadline' }),
      width: '9em',
      wide: true,
      render: ({ deadline }) => <DateTime at={deadline} />,
    },
    {
      id: 'principal',
      title: t({ id: 'hiring.session.principal' }),
      width: '7em',
      wide: true,
      render: ({ principal }) => principal.name,
    },
    {
      id: 'reserved',
      title: t({ id: 'hiring.session.reserved' }),
      width: '9em',
      numeric: true,
      render: ({ reserved, seats }) => `${reserved} / ${seats}`,
    },
    {
      id: 'invited',
      title: t({ id: 'hiring.session.invited' }),
      width: '5em',
      numeric: true,
      wide: true,
      render: ({ invited }) => invited,
    },
    {
      id: 'arranged',
      title: t({ id: 'hiring.session.arranged' }),
      width: '5em',
      numeric: true,
      wide: true,
      render: ({ arranged }) => arranged,
    },
  ];
}
