import '../ui/polyfills.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { believe } from '../api/believed.ts';
import { QueryStore } from '../api/store.ts';
import { createCatalogue } from '../i18n/catalogue.ts';
import { shownLanguage } from '../i18n/languages.ts';
import { IntlRoot } from '../i18n/react.tsx';
import { guardPresses } from '../ui/guard-presses.ts';
import { forgetKept, forgetOldDrafts } from '../ui/kept.ts';
import { Pages, preparePage } from './app/Pages.tsx';
import { matchRoute } from './app/routes.ts';
import type { State } from './document.ts';
import { AppRoot } from './site/context.tsx';
import { emptyHead } from './site/head.ts';

/** Goes on where the server stopped: same language, same answers, same instant. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state: State = JSON.parse(document.getElementById('state')?.textContent ?? '');
  if (root === null) return;
  guardPresses();
  const accountId = state.signIn.account?.accountId;
  believe(accountId);
  if (accountId !== undefined) forgetKept(accountId);
  forgetOldDrafts();
  const catalogue = createCatalogue(state.language);
  await preparePage(matchRoute(location.pathname).route, catalogue);
  catalogue.subscribe(() => {
    document.documentElement.lang = shownLanguage(catalogue.shown().language);
  });
  // A transition pauses for whatever is pressed meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <IntlRoot catalogue={catalogue} company={state.company}>
        <AppRoot store={new QueryStore(state.seed)} signIn={state.signIn} now={state.now} head={emptyHead()}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </AppRoot>
      </IntlRoot>,
    );
  });
}

const reloadedAt = 'reloaded-at';
const pause = 60_000;

// A chunk that is gone means a newer version was released meanwhile: the page is loaded again, once.
addEventListener('vite:preloadError', (event) => {
  // Without a network there is nothing to load again: the page says so and stays.
  if (!navigator.onLine) return;
  if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < pause) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  event.preventDefault();
  location.reload();
});

void start();
