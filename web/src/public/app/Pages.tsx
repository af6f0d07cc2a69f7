import { type ComponentType, lazy, Suspense, use, useEffect, useRef } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { type Catalogue } from '../../i18n/catalogue.ts';
import { useCatalogue } from '../../i18n/react.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TitleTold } from '../../ui/TitleTold.tsx';
import { useSignIn } from '../site/context.tsx';
import { signInAddress } from '../site/sign-in-address.ts';
import { Boundary } from './Boundary.tsx';
import { Frame } from './Frame.tsx';
import { type PageRoute, routes } from './routes.ts';

/** Staff who come to a page of job seekers are few. */
const SeekersPage = lazy(() => import('../pages/errors/SeekersPage.tsx'));

/** Few are told that they will be erased; it comes beside the page. */
const ErasureNotice = lazy(() => import('./ErasureNotice.tsx'));

const ready = new Map<string, ComponentType>();
const coming = new Map<string, Promise<ComponentType>>();

/** Loads a page's code and words; afterwards it renders without waiting. */
export async function preparePage(route: PageRoute, catalogue: Catalogue): Promise<ComponentType> {
  const [module] = await Promise.all([route.load(), catalogue.load('public', 'vocabulary', ...route.packs)]);
  ready.set(route.file, module.default);
  return module.default;
}

const failed = new Set<string>();

/** A page on its way. */
function arriving(route: PageRoute, catalogue: Catalogue): Promise<ComponentType> {
  const page = preparePage(route, catalogue);
  page.catch(() => failed.add(route.file));
  return page;
}

/** What could not be fetched is fetched anew when it is asked for again: not before, or the page would never say that it is not there. */
function forgetFailed(): void {
  for (const file of failed) coming.delete(file);
  failed.clear();
}

function usePage(route: PageRoute): ComponentType {
  const catalogue = useCatalogue();
  const known = ready.get(route.file);
  if (known !== undefined) return known;
  const promise = coming.get(route.file) ?? arriving(route, catalogue);
  coming.set(route.file, promise);
  return use(promise);
}

function Page({ route }: { route: PageRoute }) {
  const Content = usePage(route);
  return <Content />;
}

/**
 * Asks for a sign-in, unless the browser already stands at another address: after a sign-out the page there is still being rendered, and this
 * one is left.
 */
function ToSignIn() {
  const { pathname, search } = useLocation();
  const isLeft = window.location.pathname !== pathname;
  return isLeft ? null : <Navigate to={signInAddress(pathname + search)} replace />;
}

function Guarded({ route }: { route: PageRoute }) {
  const { signIn } = useSignIn();
  const location = useLocation();
  if (route.login === true && !signIn.signedIn) return <ToSignIn />;
  const isSeekers = route.seeker === true && signIn.account?.identity === 'Staff';
  const mayBeErased = route.login === true && signIn.account?.identity === 'JobSeeker';
  return (
    <Frame link={route.link === true}>
      {/* Each page asks anew: what was done on the one before may keep them. */}
      <Suspense>{mayBeErased && <ErasureNotice key={location.pathname} />}</Suspense>
      <Suspense fallback={<Loading />}>
        <Boundary key={location.pathname} onAgain={forgetFailed}>
          {isSeekers ? <SeekersPage /> : <Page route={route} />}
        </Boundary>
      </Suspense>
    </Frame>
  );
}

/** A new page starts at its top, with the focus where a keyboard expects it: in the page, unless something there has it. */
function useTopOfPage(): void {
  const { pathname, hash } = useLocation();
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current !== pathname && hash === '') window.scrollTo(0, 0);
    if (shownAt.current !== undefined && shownAt.current !== pathname) {
      const main = document.getElementById('main');
      if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    }
    shownAt.current = pathname;
  }, [pathname, hash]);
}

const pages = routes.map((route) => ({
  path: route.path,
  caseSensitive: true,
  element: <Guarded key={route.path} route={route} />,
}));

/** The pages of the public site behind their paths. */
export function Pages() {
  useTopOfPage();
  const { pathname } = useLocation();
  const page = useRoutes(pages);
  if (pathname === '/') return <Navigate to="/social/jobs" replace />;
  return (
    <>
      {page}
      <TitleTold className="hidden" />
    </>
  );
}
