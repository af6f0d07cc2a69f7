import type { CompanyProfile, Language } from '@talentlog/contracts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, type IntlConfig, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { Catalogue, Shown } from './catalogue.ts';
import { type Company, companyIn, companyValues, stageMessages, unknownCompany } from './company.ts';
import type { MessageId } from './ids.ts';
import { rememberLanguage } from './languages.ts';
import type { PackName } from './packs.ts';

/** Arguments of a message. */
export type Values = Readonly<Record<string, string | number | Date>>;
/**
 * `formatMessage` of react-intl for messages without markup; the compiler refuses an id that no zh-CN pack has. Declaring the ids as
 * `FormatjsIntl.Message` would refuse it, too, but the compiler does not come to an end with thousands of ids in the overloads of `formatMessage`.
 */
export type Translate = (descriptor: { readonly id: MessageId }, values?: Values) => string;

interface SiteValue {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly company: Company;
  readonly profile: CompanyProfile;
}
const SiteContext = createContext<SiteValue | null>(null);

/** Formatters of react-intl. Shared, or each page that the server renders and each pack that loads would make them again. */
const cache = createIntlCache();

/**
 * react-intl for the messages shown; `own` replaces some of them. A message that is missing, or lacks an argument, is shown as its id and reported to the
 * console. Each message may name the company (`companyValues`).
 */
export const intlOf = ({ language, messages }: Shown, company: Company, own: Shown['messages'] = {}): IntlShape =>
  createIntl(
    {
      locale: language,
      defaultLocale: 'zh-CN',
      // Its types want every id to be there and all messages to have one form: packs load one by one, and tests load texts.
      messages: { ...messages, ...own } as IntlConfig['messages'],
      // react-intl merges these into the arguments of each message, whatever their kind; its types name functions only.
      defaultRichTextElements: companyValues(company) as object as NonNullable<IntlConfig['defaultRichTextElements']>,
      onError: (error) => console.error(error.message),
      // It warns of messages that are not compiled, as they are in tests.
      onWarn: () => undefined,
    },
    cache,
  );

interface RootProps {
  readonly catalogue: Catalogue;
  /** Whose pages they are. */
  readonly company?: CompanyProfile;
  readonly children: ReactNode;
}

/** Provides react-intl with the messages of a catalogue, in its language, and with the company they name. */
export function IntlRoot({ catalogue, company: profile = unknownCompany, children }: RootProps) {
  const shown = useSyncExternalStore(catalogue.subscribe, catalogue.shown, catalogue.shown);
  const { site, intl } = useMemo(() => {
    const company = companyIn(profile, shown.language);
    return {
      site: { catalogue, company, profile, language: shown.language },
      intl: intlOf(shown, company, stageMessages(profile, shown.language)),
    };
  }, [shown, catalogue, profile]);
  return (
    <RawIntlProvider value={intl}>
      <SiteContext value={site}>{children}</SiteContext>
    </RawIntlProvider>
  );
}

/** A tree without IntlRoot is a defect. */
function useSite(): SiteValue {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('IntlRoot is missing above this component');
  return site;
}

/** The catalogue of the tree. */
export const useCatalogue = (): Catalogue => useSite().catalogue;

/** Whose pages these are, in the language shown. */
export const useCompany = (): Company => useSite().company;

/** The same in all languages, for who writes to somebody in theirs. */
export const useCompanyProfile = (): CompanyProfile => useSite().profile;

/** `t({ id: 'area.thing.word' }, values)` */
export const useTranslate = (): Translate => useIntl().formatMessage;

/** Translates by the product's own messages, where the company has others for some of them. */
export function useProductTranslate(): Translate {
  const { catalogue, company, language } = useSite();
  return useMemo(
    () => intlOf({ ...catalogue.shown(), language }, company).formatMessage,
    [catalogue, company, language],
  );
}

/** The language shown and the way to change it; the choice is kept on the device. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { catalogue, language } = useSite();
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
export const useLoadPacks = (): ((...names: PackName[]) => Promise<void>) => useSite().catalogue.load;

/** Whether there is a message for an id that is only known at run time, such as a refusal code from the server. */
export function useHasMessage(): (id: string) => id is MessageId {
  const { messages } = useIntl();
  return useCallback((id): id is MessageId => Object.hasOwn(messages, id), [messages]);
}
