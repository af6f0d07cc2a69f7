import { Button } from '@blueprintjs/core';
import { GrantedRole } from '@talentlog/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { anyOf, listFormat, text } from '../../ui/list/list-format.ts';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { type Colleague, colleaguesApi } from './api.ts';
import { ColleagueDrawer } from './ColleagueDrawer.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useColumns } from './use-columns.tsx';
import { colleagueStates, useColleagueWords } from './words.ts';

const colleagueList = listFormat({ text, state: anyOf(colleagueStates), role: anyOf() });
const idOf = ({ accountId }: Colleague) => accountId;
/** The last part of the address under which somebody is invited. */
const inviting = paths.inviteColleague.split('/').at(-1);

/** Everybody who works here, worked here or is invited to. */
export function ColleagueList() {
  const t = useTranslate();
  const words = useColleagueWords();
  const navigate = useNavigate();
  const { state } = useLocation();
  const list = useList({
    format: colleagueList,
    endpoint: colleaguesApi.endpoints.colleagues,
    paramsOf: (state) => state,
    home: paths.colleagues,
    pathOf: paths.colleague,
    idOf,
  });
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.colleagues' })}
      actions={
        <Button
          intent="primary"
          icon="add"
          onClick={() => navigate({ pathname: paths.inviteColleague, search: list.address })}
        >
          {t({ id: 'colleagues.action.InviteColleague' })}
        </Button>
      }
      filters={[
        {
          id: 'state',
          label: t({ id: 'colleagues.column.state' }),
          choices: colleagueStates.map((value) => ({ value, label: words.state(value) })),
        },
        {
          id: 'role',
          label: t({ id: 'colleagues.column.roles' }),
          choices: GrantedRole.options.map((value) => ({ value, label: words.role(value) })),
        },
      ]}
      search={t({ id: 'colleagues.list.search' })}
      count={(count) => t({ id: 'colleagues.list.count' }, { count })}
      columns={useColumns()}
      empty={
        <NothingHere
          narrowed={list.narrowed}
          noneHere={t({ id: 'colleagues.list.noMatch' })}
          showAll={t({ id: 'colleagues.list.showAll' })}
          home={paths.colleagues}
          none={t({ id: 'colleagues.list.none' })}
        />
      }
    >
      {list.openId === inviting && (
        <InviteForm
          onDone={(made) =>
            made === undefined ? list.close() : navigate(paths.colleague(made), { replace: true, state })
          }
        />
      )}
      {list.openId !== '' && list.openId !== inviting && (
        <ColleagueDrawer accountId={list.openId} {...list.neighbours} onClose={list.close} />
      )}
    </ListPage>
  );
}
