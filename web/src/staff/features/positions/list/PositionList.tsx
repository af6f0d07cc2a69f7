import { Button } from '@blueprintjs/core';
import { Track } from '@talentlog/contracts';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { NothingHere } from '../../../ui/list/NothingHere.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { positionsApi } from '../api.ts';
import { positionStates, usePositionWords } from '../words.ts';
import { positionList } from './position-list.ts';
import { type PositionRow, useColumns } from './use-columns.tsx';

const idOf = (row: PositionRow) => row.positionId;

/** The positions one recruits for, narrowed by filters that are in the address. */
export function PositionList() {
  const t = useTranslate();
  const words = usePositionWords();
  const navigate = useNavigate();
  const list = useList({
    format: positionList,
    endpoint: positionsApi.endpoints.positions,
    paramsOf: (state) => state,
    home: paths.positions,
    pathOf: paths.position,
    idOf,
  });
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.positions' })}
      actions={
        <Button intent="primary" icon="add" onClick={() => navigate(paths.newPosition)}>
          {t({ id: 'positions.list.create' })}
        </Button>
      }
      filters={[
        {
          id: 'state',
          label: t({ id: 'positions.filter.state' }),
          choices: positionStates.map((value) => ({ value, label: words.state('position', value) })),
        },
        {
          id: 'track',
          label: t({ id: 'positions.filter.track' }),
          choices: Track.options.map((value) => ({ value, label: t({ id: `vocabulary.track.${value}` }) })),
        },
        {
          id: 'mine',
          label: t({ id: 'positions.filter.owner' }),
          choices: [{ value: '1', label: t({ id: 'positions.filter.mine' }) }],
        },
      ]}
      search={t({ id: 'positions.list.search' })}
      count={(count) => t({ id: 'positions.list.count' }, { count })}
      columns={useColumns()}
      sort={{
        by: list.state.sort,
        onSort: (sort) => list.go({ sort: sort.endsWith('title') ? 'title' : '-updatedAt' }),
      }}
      onOpen={(row) => navigate(paths.position(row.positionId))}
      empty={
        <NothingHere
          narrowed={list.narrowed}
          noneHere={t({ id: 'positions.list.noMatch' })}
          showAll={t({ id: 'positions.list.showAll' })}
          home={paths.positions}
          none={t({ id: 'positions.list.none' })}
        />
      }
    />
  );
}
