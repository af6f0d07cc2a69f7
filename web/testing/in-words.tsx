import type { ReactNode } from 'react';
import { createCatalogue } from '../src/i18n/catalogue.ts';
import { IntlRoot } from '../src/i18n/react.tsx';

const catalogue = createCatalogue('zh-CN');
await catalogue.load('shared');

/** Gives a piece that needs nothing else the words that both sites share. */
export const InWords = ({ children }: { children: ReactNode }) => <IntlRoot catalogue={catalogue}>{children}</IntlRoot>;
