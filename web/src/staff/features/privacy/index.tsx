import { Route, Routes } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Guarded } from '../../ui/Guarded.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { KeptPage } from './kept/KeptPage.tsx';
import { RequestsPage } from './requests/RequestsPage.tsx';

/** The privacy desk: what people asked of their data, and how long the company keeps anybody. */
export default function PrivacyPages() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_PRIVACY']} title={t({ id: 'staff.nav.privacy' })}>
      <WithPacks names={['privacy', 'audit', 'staffhiring']}>
        <Routes>
          <Route index element={<RequestsPage />} />
          <Route path="kept" element={<KeptPage />} />
        </Routes>
      </WithPacks>
    </Guarded>
  );
}
