import { Route, Routes } from 'react-router-dom';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { ListPage } from './lists/ListPage.tsx';
import { ListsPage } from './lists/ListsPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import './settings.css';

/** The company's settings, and who changed what. */
export default function Settings() {
  return (
    <WithPacks names={['settings', 'vocabulary', 'colleagues']}>
      <Routes>
        <Route index element={<SettingsPage />} />
        <Route path="changes" element={<ChangesPage />} />
        <Route path="lists" element={<ListsPage />} />
        <Route path="lists/:name" element={<ListPage />} />
      </Routes>
    </WithPacks>
  );
}
