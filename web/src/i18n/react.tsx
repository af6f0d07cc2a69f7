import type { Language } from '@talentlog/contracts';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import type { MessageId } from './ids.ts';
import { rememberLanguage } from './languages.ts';
import type { PackName } from './packs.ts';

export type Values = Readonly<Record<string, string | number | Date>>;
/** The words of a message in the language shown. */
export type Translate = (id: MessageId, values?: Values) => string;

const CatalogueContext = createContext<Catalogue | null>(null);

/** Gives the tree below the words of a catalogue, in Asia/Shanghai time, following its language. */
export function IntlRoot({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.shown, catalogue.shown);
  return (
    <CatalogueContext value={catalogue}>
      <IntlProvider
        locale={language}
        defaultLocale="zh-CN"
        timeZone="Asia/Shanghai"
        messages={messages as Record<string, string>}
      >
        {children}
      </IntlProvider>
    </CatalogueContext>
  );
}

/** The catalogue of the tree; a tree without IntlRoot is a defect. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (catalogue === null) throw new Error('IntlRoot is missing above this component');
  return catalogue;
}

/** `t('area.thing.word', values)` */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The language shown and the way to change it; the choice is kept on the device. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const catalogue = useCatalogue();
  const { language } = useSyncExternalStore(catalogue.subscribe, catalogue.shown, catalogue.shown);
  const setLanguage = useCallback(
    (next: Language) => {
      rememberLanguage(next);
      return catalogue.setLanguage(next);
    },
    [catalogue],
  );
  return { language, setLanguage };
}

/** Loads packs on demand, e.g. refusal texts when the first refusal arrives. */
export function useLoadPacks(): (...names: PackName[]) => Promise<void> {
  return useCatalogue().load;
}

/** Whether the catalogue has words for an id that is only known at run time, such as a refusal code from the server. */
export function useHasMessage(): (id: string) => id is MessageId {
  const intl = useIntl();
  return useCallback((id): id is MessageId => Object.hasOwn(intl.messages, id), [intl]);
}
