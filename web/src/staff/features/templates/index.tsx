import './templates.css';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { TemplateListPage } from './TemplateListPage.tsx';
import { TemplatePage } from './TemplatePage.tsx';

/** What every mail and SMS of the company says. For administrators. */
export default function TemplatesPage() {
  const may = useMay();
  if (!may('ADMIN_TEMPLATE')) return <Navigate to={paths.home} replace />;
  return (
    <WithPacks names={['templates']}>
      <Routes>
        <Route index element={<TemplateListPage />} />
        <Route path=":template" element={<TemplatePage />} />
      </Routes>
    </WithPacks>
  );
}
