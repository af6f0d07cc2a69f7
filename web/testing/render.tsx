import { BlueprintProvider } from '@blueprintjs/core';
import { Icons } from '@blueprintjs/icons';
import type { CompanyProfile } from '@talentlog/contracts';
import { configure, getConfig, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { believe } from '../src/api/believed.ts';
import { QueryStore } from '../src/api/store.ts';
import { createCatalogue } from '../src/i18n/catalogue.ts';
import { packNames } from '../src/i18n/packs.ts';
import { IntlRoot } from '../src/i18n/react.tsx';
import { AppRoot } from '../src/public/site/context.tsx';
import { emptyHead } from '../src/public/site/head.ts';
import { createStore, type Store } from '../src/staff/model/store.ts';
import { followSignIn, showTo } from '../src/staff/model/whose-page.ts';
import { type Parts, PartsContext } from '../src/staff/ui/parts.ts';
import { guardPresses } from '../src/ui/guard-presses.ts';
import { FakeServer } from './fake-server.ts';
import { companyProfile } from './samples/settings.ts';

interface Options {
  readonly server?: FakeServer;
  readonly language?: 'zh-CN' | 'en-US';
  readonly company?: CompanyProfile;
  /** Address the page is opened at. */
  readonly at?: string;
  /** Path the page is mounted at, as the routes say it. */
  readonly path?: string;
}

export interface Rendered extends RenderResult {
  readonly server: FakeServer;
  /** Types, presses and clicks as a person does. */
  readonly user: UserEvent;
  /** Where the page is now: path and search. */
  readonly address: () => string;
}

async function words(language: 'zh-CN' | 'en-US') {
  const catalogue = createCatalogue(language);
  await catalogue.load(...packNames);
  return catalogue;
}

const frame = () => new Promise(requestAnimationFrame);

/** A person's hands: they press no key in the frame in which something opens, and only then does a menu or dialog take the focus. */
function hands(): UserEvent {
  const user = userEvent.setup();
  const { keyboard } = user;
  return Object.assign(user, {
    keyboard: async (keys: string) => {
      await getConfig().asyncWrapper(async () => {
        await frame();
        await frame();
      });
      await keyboard(keys);
    },
  });
}

let stopFollowing: (() => void) | undefined;
/** A new document in the same browser: what the one before believed is not known to it. */
function openedFor(accountId: string | undefined): void {
  stopFollowing?.();
  stopFollowing = undefined;
  believe(accountId);
}

// As the app does before anything else hears of a key.
guardPresses();

// A machine that is busy with something else shows things late.
configure({ asyncUtilTimeout: 10_000 });
// Drawings are not looked at.
Icons.setLoaderOptions({ loader: async () => [] });

function Address({ tell }: { tell: (address: string) => void }) {
  const { pathname, search } = useLocation();
  tell(pathname + search);
  return null;
}

const noParts: Parts = {
  ApplicationDrawer: () => null,
  StepButtons: ({ children }) => children,
  ScreeningDesk: () => null,
  OfferDrawer: () => null,
  CollectionDrawer: () => null,
  InterviewDrawer: () => null,
  DraftOfferDialog: () => null,
  MessageCard: () => null,
};

interface StaffOptions extends Options {
  readonly parts?: Partial<Parts>;
}

/** Shows a piece of the workspace to whoever is signed in at the server, with words, store, keys and addresses as in the app. */
export async function renderStaff(
  ui: ReactNode,
  {
    server = new FakeServer(),
    language = 'en-US',
    at = '/',
    path = '*',
    parts = {},
    company = companyProfile,
  }: StaffOptions = {},
): Promise<Rendered & { readonly store: Store }> {
  globalThis.fetch = server.fetch;
  const catalogue = await words(language);
  const store = createStore();
  openedFor(undefined);
  store.dispatch(showTo(server.signedIn));
  stopFollowing = followSignIn(store);
  let address = at;
  const shown = render(
    <IntlRoot catalogue={catalogue} company={company}>
      <Provider store={store}>
        <BlueprintProvider>
          <MemoryRouter initialEntries={[at]}>
            <Address
              tell={(now) => {
                address = now;
              }}
            />
            <PartsContext value={{ ...noParts, ...parts }}>
              <Routes>
                <Route path={path} element={ui} />
                <Route path="*" element={null} />
              </Routes>
            </PartsContext>
          </MemoryRouter>
        </BlueprintProvider>
      </Provider>
    </IntlRoot>,
  );
  return { ...shown, server, store, user: hands(), address: () => address };
}

/** Shows a piece of the public site, with words, answers and addresses as in the app. */
export async function renderPublic(
  ui: ReactNode,
  {
    server = new FakeServer(),
    language = 'en-US',
    at = '/social/jobs',
    path = '*',
    company = companyProfile,
  }: Options = {},
): Promise<Rendered> {
  globalThis.fetch = server.fetch;
  openedFor(server.signedIn.account?.accountId);
  history.replaceState(null, '', at);
  const catalogue = await words(language);
  const shown = render(
    <IntlRoot catalogue={catalogue} company={company}>
      <AppRoot store={new QueryStore()} signIn={server.signedIn} now={Date.now()} head={emptyHead()}>
        <BrowserRouter>
          <Routes>
            <Route path={path} element={ui} />
            <Route path="*" element={null} />
          </Routes>
        </BrowserRouter>
      </AppRoot>
    </IntlRoot>,
  );
  const address = () => location.pathname + location.search;
  return { ...shown, server, user: hands(), address };
}
