import { Route, Routes } from 'react-router-dom';
import { SessionPage } from './page/SessionPage.tsx';
import { SessionList } from './SessionList.tsx';
import './sessions.css';

/** Appointment sessions: times offered to several people, who choose for themselves. */
export default function SessionsPage() {
  return (
    <Routes>
      <Route index element={<SessionList />} />
      <Route path="new" element={<SessionList creating />} />
      <Route path=":sessionId" element={<SessionPage />} />
    </Routes>
  );
}
