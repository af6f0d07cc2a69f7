import { Route, Routes, useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Guarded } from '../../ui/Guarded.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { FormPage } from './evaluations/FormPage.tsx';
import { FormsPage } from './evaluations/FormsPage.tsx';
import { ListPage } from './lists/ListPage.tsx';
import { ListsPage } from './lists/ListsPage.tsx';
import { PoliciesPage } from './policies/PoliciesPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import './settings.css';

/** The company's settings, and who changed what. */
export default function Settings() {
  const t = useTranslate();
  const isOfChanges = useLocation().pathname.endsWith('/changes');
  return (
    <Guarded
      needs={isOfChanges ? ['ADMIN_SETTINGS', 'ADMIN_AUDIT'] : ['ADMIN_SETTINGS']}
      title={t({ id: 'staff.nav.settings' })}
    >
      <WithPacks names={['settings', 'vocabulary', 'colleagues', 'policy']}>
        <Routes>
          <Route index element={<SettingsPage />} />
          <Route path="changes" element={<ChangesPage />} />
          <Route path="evaluations" element={<FormsPage />} />
          <Route path="evaluations/:stage" element={<FormPage />} />
          <Route path="policies/:policy?" element={<PoliciesPage />} />
          <Route path="lists" element={<ListsPage />} />
          <Route path="lists/:name" element={<ListPage />} />
        </Routes>
      </WithPacks>
    </Guarded>
  );
}
