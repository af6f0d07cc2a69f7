import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
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
  const t = useT();
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
      title={t('staff.nav.offers')}
      titleHidden
      views={
        <ViewTabs
          label={t('offers.view.label')}
          views={shown.map(({ label, search }) => ({ id: label, name: t(label), search }))}
          address={list.address}
          onChoose={list.goTo}
        />
      }
      filters={[
        { id: 'approval', label: t('offers.filter.approval'), choices: choices.approvals },
        { id: 'status', label: t('offers.filter.status'), choices: choices.statuses },
        { id: 'mine', label: t('offers.filter.whose'), choices: [{ value: '1', label: t('offers.filter.mine') }] },
      ]}
      search={t('offers.filter.text')}
      count={(count) => t('offers.list.count', { count })}
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
  const t = useT();
  const navigate = useNavigate();
  return (
    <NothingHere
      narrowed={narrowed}
      noneHere={t('offers.list.noneHere')}
      showAll={t('offers.list.showAll')}
      home={paths.offers}
      none={t('offers.list.none')}
    >
      <Button onClick={() => navigate(`${paths.applications}?stage=OFFER&bucket=ACTIVE`)}>
        {t('offers.list.findPeople')}
      </Button>
    </NothingHere>
  );
}
