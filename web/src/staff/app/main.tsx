import '../../ui/polyfills.ts';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import '../../ui/tokens.css';
import './theme.css';
import './shell.css';
import './palette-box.css';
import './rail-folded.css';
import './toasts.css';
import '../ui/ui.css';
import { BlueprintProvider, Classes } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { page } from '../../api/page.ts';
import { createCatalogue } from '../../i18n/catalogue.ts';
import { deviceLanguage, shownLanguage } from '../../i18n/languages.ts';
import { guardPresses } from '../../ui/guard-presses.ts';
import { followLive } from '../model/live.ts';
import { createStore } from '../model/store.ts';
import { followSignIn } from '../model/whose-page.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { drawOnlyUsedIcons } from '../ui/icons.ts';
import { WithPacks } from '../ui/WithPacks.tsx';
import { tellWholeText } from '../ui/whole-text.ts';
import { CompanyRoot } from './CompanyRoot.tsx';
import { companyHere } from './company-here.ts';
import { AppRoutes } from './routes.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { wholeAddress } from './whole-address.ts';

const catalogue = createCatalogue(deviceLanguage());
const showLanguage = () => {
  const { language, messages } = catalogue.shown();
  document.documentElement.lang = shownLanguage(language);
  if (Object.keys(messages).length > 0) document.documentElement.dataset.ready = '';
};
catalogue.subscribe(showLanguage);
showLanguage();

const dark = matchMedia('(prefers-color-scheme: dark)');
const showScheme = () => document.body.classList.toggle(Classes.DARK, dark.matches);
dark.addEventListener('change', showScheme);
showScheme();

guardPresses();
const address = wholeAddress(location.pathname);
if (address !== location.pathname) history.replaceState(history.state, '', address + location.search);
tellWholeText();
drawOnlyUsedIcons();
const firstWords = ['vocabulary', 'shared', 'staff', 'staffhiring'] as const;
// Where they do not come, `WithPacks` says so and offers to try again.
await catalogue.load(...firstWords).catch(() => undefined);
const store = createStore();
followSignIn(store);
let stopLive: (() => void) | undefined;
store.subscribe(() => {
  const { seen, expired } = store.getState().signIn;
  // Of who is signed out the server tells nothing; after signing in again the page is to hear of everything.
  if (seen.signedIn && !expired) stopLive ??= followLive(store);
  else {
    stopLive?.();
    stopLive = undefined;
  }
});

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <CompanyRoot catalogue={catalogue} atStart={companyHere()}>
          <BlueprintProvider>
            <WithPacks names={firstWords} meanwhile={<ShellFrame />}>
              <Boundary onRetry={() => page.restart(location.href)}>
                <BrowserRouter basename="/staff">
                  <AppRoutes />
                </BrowserRouter>
              </Boundary>
            </WithPacks>
          </BlueprintProvider>
        </CompanyRoot>
      </Provider>
    </StrictMode>,
  );
