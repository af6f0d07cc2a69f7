import { useT } from '../../../i18n/react.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';

export default function PositionsPage() {
  const t = useT();
  return (
    <Page title={t('staff.nav.positions')}>
      <Loading />
    </Page>
  );
}
