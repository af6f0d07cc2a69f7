import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { KeptPage } from './kept/KeptPage.tsx';
import { RequestsPage } from './requests/RequestsPage.tsx';

/** The privacy desk: what people asked of their data, and how long the company keeps anybody. */
export default function PrivacyPages() {
  const may = useMay();
  if (!may('ADMIN_PRIVACY')) return <Navigate to={paths.home} replace />;
  return (
    <WithPacks names={['privacy', 'audit', 'staffhiring']}>
      <Routes>
        <Route index element={<RequestsPage />} />
        <Route path="kept" element={<KeptPage />} />
      </Routes>
    </WithPacks>
  );
}
