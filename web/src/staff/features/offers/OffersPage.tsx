import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { ViewTabs } from '../../ui/list/ViewTabs.tsx';
import { type OfferRow, offersApi } from './api.ts';
import { OfferDrawer } from './drawer/OfferDrawer.tsx';
import { offerList, views } from './list/offer-list.ts';
import { useColumns } from './list/use-columns.tsx';
import { useOfferChoices } from './words.ts';

const idOf = (row: OfferRow) => row.offerId;

/** Offers by where they stand, and the open one beside them. */
export function OffersPage() {
  const t = useTranslate();
  const may = useMay();
  const choices = useOfferChoices();
  const list = useList({
    format: offerList,
    endpoint: offersApi.endpoints.offers,
    paramsOf: (state) => state,
    home: paths.offers,
    pathOf: paths.offer,
    idOf,
  });
  const shown = views.filter(({ needs }) => needs === undefined || may(needs));
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.offers' })}
      titleHidden
      views={
        <ViewTabs
          label={t({ id: 'offers.view.label' })}
          views={shown.map(({ label, search }) => ({ id: label, name: t({ id: label }), search }))}
          address={list.address}
          onChoose={list.goTo}
        />
      }
      filters={[
        { id: 'approval', label: t({ id: 'offers.filter.approval' }), choices: choices.approvals },
        { id: 'status', label: t({ id: 'offers.filter.status' }), choices: choices.statuses },
        {
          id: 'mine',
          label: t({ id: 'offers.filter.whose' }),
          choices: [{ value: '1', label: t({ id: 'offers.filter.mine' }) }],
        },
      ]}
      search={t({ id: 'offers.filter.text' })}
      count={(count) => t({ id: 'offers.list.count' }, { count })}
      columns={useColumns()}
      empty={<NoOffers narrowed={list.narrowed} />}
    >
      {list.openId !== '' && (
        <OfferDrawer key={list.openId} offerId={list.openId} {...list.neighbours} onClose={list.close} />
      )}
    </ListPage>
  );
}

function NoOffers({ narrowed }: { narrowed: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <NothingHere
      narrowed={narrowed}
      noneHere={t({ id: 'offers.list.noneHere' })}
      showAll={t({ id: 'offers.list.showAll' })}
      home={paths.offers}
      none={t({ id: 'offers.list.none' })}
    >
      <Button onClick={() => navigate(`${paths.applications}?stage=OFFER&bucket=ACTIVE`)}>
        {t({ id: 'offers.list.findPeople' })}
      </Button>
    </NothingHere>
  );
}
