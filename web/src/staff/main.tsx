import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCatalogue } from '../i18n/catalogue.ts';
import { deviceLanguage, shownLanguage } from '../i18n/languages.ts';
import { IntlRoot } from '../i18n/react.tsx';
import { Workspace } from './Workspace.tsx';

const catalogue = createCatalogue(deviceLanguage());
const showLanguage = () => {
  document.documentElement.lang = shownLanguage(catalogue.shown().language);
};
catalogue.subscribe(showLanguage);
showLanguage();

await catalogue.load('vocabulary', 'shared', 'staff');
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <IntlRoot catalogue={catalogue}>
        <Workspace />
      </IntlRoot>
    </StrictMode>,
  );
