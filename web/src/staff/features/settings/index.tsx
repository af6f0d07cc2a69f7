import { Route, Routes } from 'react-router-dom';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import './settings.css';

/** The company's settings, and who changed what. */
export default function Settings() {
  return (
    <WithPacks names={['settings', 'vocabulary', 'colleagues']}>
      <Routes>
        <Route index element={<SettingsPage />} />
        <Route path="changes" element={<ChangesPage />} />
      </Routes>
    </WithPacks>
  );
}
