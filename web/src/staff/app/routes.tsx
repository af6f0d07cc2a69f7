import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../model/paths.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { PartsContext } from '../ui/parts.ts';
import { Guard } from './Guard.tsx';
import { parts } from './parts.ts';
import { Shell } from './Shell.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { UnknownPage } from './UnknownPage.tsx';

const SignInPage = lazyPart(() => import('../features/sign-in/index.tsx'));
const CompanyReturnPage = lazyPart(() => import('../features/sign-in/CompanyReturnPage.tsx'));
const WorkPage = lazyPart(() => import('../features/work/index.tsx'));
const ApplicationsPage = lazyPart(() => import('../features/applications/index.tsx'));
const ResumesPage = lazyPart(() => import('../features/resumes/index.tsx'));
const ScreeningPage = lazyPart(() => import('../features/screening/index.tsx'));
const PositionsPage = lazyPart(() => import('../features/positions/index.tsx'));
const ColleaguesPage = lazyPart(() => import('../features/colleagues/index.tsx'));
const SecurityPage = lazyPart(() => import('../features/security/index.tsx'));
const NotificationsPage = lazyPart(() => import('../features/notifications/index.tsx'));
const MentionsPage = lazyPart(() => import('../features/mentions/index.tsx'));
const PrivacyPage = lazyPart(() => import('../features/privacy/index.tsx'));
const SubscribersPage = lazyPart(() => import('../features/subscribers/index.tsx'));
const OperationsPage = lazyPart(() => import('../features/operations/index.tsx'));
const SessionsPage = lazyPart(() => import('../features/sessions/index.tsx'));
const InterviewsPage = lazyPart(() => import('../features/interviews/index.tsx'));
const OffersPage = lazyPart(() => import('../features/offers/index.tsx'));
const CollectionsPage = lazyPart(() => import('../features/collections/index.tsx'));
const SetupPage = lazyPart(() => import('../features/setup/index.tsx'));
const SettingsPage = lazyPart(() => import('../features/settings/index.tsx'));
const TemplatesPage = lazyPart(() => import('../features/templates/index.tsx'));
const AuditPage = lazyPart(() => import('../features/audit/index.tsx'));

/** Where people go next from most pages: fetched when the first page stands and nothing else is to do. */
const next = [
  () => import('../features/palette/Palette.tsx'),
  () => import('../features/work/index.tsx'),
  () => import('../features/applications/index.tsx'),
  () => import('../features/applications/drawer/ApplicationDrawer.tsx'),
  () => import('../features/screening/index.tsx'),
  () => import('../features/interviews/index.tsx'),
  () => import('../features/offers/index.tsx'),
];

/** Every page, each fetched when first opened. A page gets the paths below its own and matches them itself. */
export function AppRoutes() {
  return (
    <PartsContext value={parts}>
      <Suspense fallback={<ShellFrame />}>
        <Routes>
          <Route path="/sign-in" element={<SignInPage />} />
          <Route path={paths.companyReturn} element={<CompanyReturnPage />} />
          <Route
            element={
              <Guard>
                <Shell next={next} />
              </Guard>
            }
          >
            <Route index element={<WorkPage />} />
            <Route path="/applications/*" element={<ApplicationsPage />} />
            <Route path="/resumes/*" element={<ResumesPage />} />
            <Route path="/screening/*" element={<ScreeningPage />} />
            <Route path="/positions/*" element={<PositionsPage />} />
            <Route path="/colleagues/*" element={<ColleaguesPage />} />
            <Route path="/security" element={<SecurityPage />} />
            <Route path="/notifications/*" element={<NotificationsPage />} />
            <Route path="/mentions" element={<MentionsPage />} />
            <Route path="/privacy/*" element={<PrivacyPage />} />
            <Route path="/operations/*" element={<OperationsPage />} />
            <Route path="/subscribers" element={<SubscribersPage />} />
            <Route path="/sessions/*" element={<SessionsPage />} />
            <Route path="/interviews/*" element={<InterviewsPage />} />
            <Route path="/offers/*" element={<OffersPage />} />
            <Route path="/collections/*" element={<CollectionsPage />} />
            <Route path="/setup" element={<SetupPage />} />
            <Route path="/settings/*" element={<SettingsPage />} />
            <Route path="/templates/*" element={<TemplatesPage />} />
            <Route path="/audit/*" element={<AuditPage />} />
            <Route path="*" element={<UnknownPage />} />
          </Route>
        </Routes>
      </Suspense>
    </PartsContext>
  );
}
