import './history/history.css';
import './history/scrubber.css';
import './history/steps.css';
import './machine/machine.css';
import './search/search.css';
import './integrity/integrity.css';
import './reads/reads.css';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { auditPaths } from '../../model/paths.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { IntegrityPage } from './integrity/IntegrityPage.tsx';
import { ReadsPage } from './reads/ReadsPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { buttonPacks } from './words.ts';

/** The audit: history of anything, any state as it was, and proof that the log is untampered. For auditors only. */
export default function AuditPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_AUDIT']} title={t({ id: 'staff.nav.audit' })}>
      <WithPacks names={['audit', ...buttonPacks]}>
        <Routes>
          <Route path="history" element={<SearchPage />} />
          <Route path="history/:of" element={<HistoryPage />} />
          <Route path="reads" element={<ReadsPage />} />
          <Route path="integrity" element={<IntegrityPage />} />
          <Route path="*" element={<Navigate to={auditPaths.search} replace />} />
        </Routes>
      </WithPacks>
    </Guarded>
  );
}
