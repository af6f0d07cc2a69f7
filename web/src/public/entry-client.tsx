import { hydrateRoot } from 'react-dom/client';
import { createCatalogue } from '../i18n/catalogue.ts';
import { deviceLanguage } from '../i18n/languages.ts';
import { IntlRoot } from '../i18n/react.tsx';

const root = document.getElementById('root');
const catalogue = createCatalogue(deviceLanguage());
await catalogue.load('public', 'vocabulary');
if (root !== null) hydrateRoot(root, <IntlRoot catalogue={catalogue}>{null}</IntlRoot>);
