import './templates.css';
import { Route, Routes } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Guarded } from '../../ui/Guarded.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { TemplateListPage } from './TemplateListPage.tsx';
import { TemplatePage } from './TemplatePage.tsx';

/** What every mail and SMS of the company says. For administrators. */
export default function TemplatesPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_TEMPLATE']} title={t({ id: 'staff.nav.templates' })}>
      <WithPacks names={['templates']}>
        <Routes>
          <Route index element={<TemplateListPage />} />
          <Route path=":template" element={<TemplatePage />} />
        </Routes>
      </WithPacks>
    </Guarded>
  );
}
