import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

/**
 * Addresses of the public site. It stands in for react-router, whose 13 kB the first load on a phone cannot afford
 * (docs/adr/0020); names and meanings are the same. The staff workspace uses react-router.
 */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export type Navigate = (to: string | number, options?: { readonly replace?: boolean }) => void;

interface RouterValue {
  readonly place: Place;
  readonly navigate: Navigate;
}

const RouterContext = createContext<RouterValue | null>(null);
const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

const origin = 'http://site.invalid';
const placeOf = (address: string, base: string): Place => {
  const { pathname, search, hash } = new URL(address, base);
  return { pathname, search, hash };
};
/**
 * The place a request asks for, which is ours whatever it looks like: `//evil.example/jobs` names no other host here, and what is no
 * address elsewhere is one that nobody has. Of a whole address, as proxies may send it, it is what follows the host.
 */
export const placeAsked = (address: string): Place =>
  placeOf(origin + address.replace(/^https?:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/'), origin);
const text = ({ pathname, search, hash }: Place): string => pathname + search + hash;
const here = (): Place => ({ pathname: location.pathname, search: location.search, hash: location.hash });

/** Follows the browser's address, or stands at `at` where there is none. */
export function Router({ at, children }: { at?: string; children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => (at === undefined ? here() : placeAsked(at)));
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(here()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = useCallback<Navigate>((to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const next = placeOf(to, location.href);
    if (options.replace === true || text(next) === text(here())) history.replaceState(null, '', text(next));
    else history.pushState(null, '', text(next));
    startTransition(() => setPlace(next));
  }, []);
  const value = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('Router is missing above this component');
  return router;
}

export const useLocation = (): Place => useRouter().place;
export const useNavigate = (): Navigate => useRouter().navigate;

/** Parameters of the page's path. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(ParamsContext);
export const Params = ParamsContext;

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)] as const, [search]);
}

/** Goes to another address as soon as it is shown, unless the browser is on its way elsewhere already. */
export function Navigate({ to }: { to: string }) {
  const { place, navigate } = useRouter();
  useEffect(() => {
    if (text(here()) === text(place)) navigate(to, { replace: true });
  }, [navigate, place, to]);
  return null;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  /** Where a plain press leads in place of `to`, which stays the address that is shared, kept and opened in a new tab. */
  readonly instead?: string | undefined;
  /** Whether the page before is left out of the way back. */
  readonly replace?: boolean;
}

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that changes the page without loading it again; a link like any other before the code runs, or in a new tab. */
export function Link({ to, instead, replace = false, onClick, children, ...rest }: LinkProps) {
  const { place, navigate } = useRouter();
  const whole = (address: string) => (address.startsWith('?') ? place.pathname + address : address);
  const href = whole(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !plainClick(event)) return;
    event.preventDefault();
    navigate(instead === undefined ? href : whole(instead), { replace });
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

/** A link of a menu that shows when its page is open. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const open = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} className={open ? 'active' : undefined} aria-current={open ? 'page' : undefined} />;
}

/** Parameters of a path that fits a pattern such as `/send_offer/:id/:status?`, or null; one with an empty part fits `*` alone, which fits everything. */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  if (pattern === '*') return {};
  if (pathname.includes('//')) return null;
  const wanted = pattern.split('/').filter((part) => part !== '');
  const given = pathname.split('/').filter((part) => part !== '');
  const params: Record<string, string> = {};
  if (given.length > wanted.length) return null;
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (!part.endsWith('?')) return null;
    } else if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined) return null;
      params[part.replace(/[:?]/g, '')] = decoded;
    } else if (part !== value) return null;
  }
  return params;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
