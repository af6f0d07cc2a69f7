import { Button } from '@blueprintjs/core';
import { mostChosen } from '@talentlog/contracts';
import { useNavigate } from 'react-router-dom';
import { askQuery } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { firstOf } from '../../ui/list/first-of.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ViewTabs } from '../../ui/list/ViewTabs.tsx';
import { type CollectionRow, collectionsApi } from './api.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { CollectionDrawer } from './drawer/CollectionDrawer.tsx';
import { collectionList, views } from './list/collection-list.ts';
import { useColumns } from './list/use-columns.tsx';

const idOf = (row: CollectionRow) => row.collectionId;
const states = ['TO_COLLECT', 'COLLECTING', 'COLLECTED', 'LOCKED', 'PUSHED', 'ARCHIVED'] as const;

/** Collections by where they stand, what is done with many at once, and the open one beside them. */
export function CollectionsPage() {
  const t = useTranslate();
  const list = useList({
    format: collectionList,
    endpoint: collectionsApi.endpoints.collections,
    paramsOf: (state) => state,
    home: paths.collections,
    pathOf: paths.collection,
    idOf,
  });
  const selection = useSelection(list, idOf, () =>
    firstOf(mostChosen, list.pages.total ?? 0, (page, size) =>
      askQuery('collections', { ...list.state, page, size }).then(({ data }) => data.rows),
    ),
  );
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.collections' })}
      titleHidden
      views={
        <ViewTabs
          label={t({ id: 'collections.view.label' })}
          views={views.map(({ label, search }) => ({ id: label, name: t({ id: label }), search }))}
          address={list.address}
          onChoose={list.goTo}
        />
      }
      filters={[
        {
          id: 'state',
          label: t({ id: 'collections.filter.state' }),
          choices: states.map((value) => ({ value, label: t({ id: `state.infoCollection.${value}` }) })),
        },
      ]}
      search={t({ id: 'collections.filter.text' })}
      count={(count) => t({ id: 'collections.list.count' }, { count })}
      columns={useColumns()}
      selection={selection}
      bulk={<BulkBar key={list.address} selection={selection} total={list.pages.total ?? 0} />}
      empty={<NoCollections narrowed={list.narrowed} />}
    >
      {list.openId !== '' && (
        <CollectionDrawer key={list.openId} collectionId={list.openId} {...list.neighbours} onClose={list.close} />
      )}
    </ListPage>
  );
}

function NoCollections({ narrowed }: { narrowed: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <NothingHere
      narrowed={narrowed}
      noneHere={t({ id: 'collections.list.noneHere' })}
      showAll={t({ id: 'collections.list.showAll' })}
      home={paths.collections}
      none={t({ id: 'collections.list.none' })}
    >
      <Button onClick={() => navigate(`${paths.offers}?status=SENT`)}>
        {t({ id: 'collections.list.findOffers' })}
      </Button>
    </NothingHere>
  );
}
