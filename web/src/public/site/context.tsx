import type { SignedInSeen } from '@talentlog/contracts';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type ApiProblem, isPassing } from '../../api/problem.ts';
import { type QueryAnswer, queryPath } from '../../api/queries.ts';
import type { Entry, QueryStore } from '../../api/store.ts';
import type { QueryData, QueryName, QueryParams } from '../../api/tables.ts';
import { SignInWay } from '../../ui/sign-in-way.ts';
import { useRepeats } from '../../ui/use-repeats.ts';
import type { Head } from './head.ts';
import { SignInLink } from './SignInLink.tsx';
import { useWhosePage } from './use-whose-page.ts';

interface App {
  readonly store: QueryStore;
  readonly signIn: SignedInSeen;
  readonly refresh: () => Promise<SignedInSeen>;
  readonly now: number;
  readonly head: Head;
}

const AppContext = createContext<App | null>(null);

function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('AppRoot is missing above this component');
  return app;
}

export interface AppRootProps {
  readonly store: QueryStore;
  readonly signIn: SignedInSeen;
  readonly now: number;
  readonly head: Head;
  readonly children: ReactNode;
}

/** What every page of the public site can reach: answers, who is signed in, the time of rendering, the document's head. */
export function AppRoot({ store, signIn: initial, now, head, children }: AppRootProps) {
  const { signIn, left, refresh } = useWhosePage(initial, store);
  const app = useMemo(() => ({ store, signIn, refresh, now, head }), [store, signIn, refresh, now, head]);
  return (
    <AppContext value={app}>
      <SignInWay value={SignInLink}>{left ? null : children}</SignInWay>
    </AppContext>
  );
}

/** The instant the page was rendered: the same on the server and in the browser, so both write the same words. */
export const useNow = (): number => useApp().now;

/** The answers of the page. */
export const useStore = (): QueryStore => useApp().store;

export const useHead = (): Head => useApp().head;

/** Who is signed in, and how to look again after that changed. */
export function useSignIn(): { signIn: SignedInSeen; refresh: () => Promise<SignedInSeen> } {
  const { signIn, refresh } = useApp();
  return { signIn, refresh };
}

export interface Asked<N extends QueryName> {
  readonly data: QueryData<N> | undefined;
  readonly page: QueryAnswer<N>['page'];
  readonly problem: ApiProblem | undefined;
  readonly loading: boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Asks a question while the component is shown; `linkToken` speaks for the holder of a link. Where nothing came because of the network or
 * a server that is away, it is asked again until an answer is there.
 */
export function useQuery<N extends QueryName>(
  name: N,
  params: QueryParams<N>,
  options: { linkToken?: string; skip?: boolean } = {},
): Asked<N> {
  const { store } = useApp();
  const { linkToken, skip = false } = options;
  const key = queryPath(name, params);
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = useCallback(() => store.read(key) as Entry<N>, [store, key]);
  const entry = useSyncExternalStore(subscribe, read, read);
  const ask = useCallback(
    (force: boolean) => store.ask(key, linkToken === undefined ? {} : { linkToken }, force),
    [store, key, linkToken],
  );
  useEffect(() => {
    if (!skip) void ask(false);
  }, [ask, skip]);
  // Answers are forgotten when somebody signs in or out; a page that stays asks again, as who is there now.
  const forgotten = entry.answer === undefined && entry.problem === undefined && !entry.loading;
  useEffect(() => {
    if (!skip && forgotten) void ask(false);
  }, [ask, skip, forgotten]);
  useRepeats(!skip && entry.problem !== undefined && isPassing(entry.problem), ask);
  const reload = useCallback(() => ask(true), [ask]);
  return { data: entry.answer?.data, page: entry.answer?.page, problem: entry.problem, loading: entry.loading, reload };
}
