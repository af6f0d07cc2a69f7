import type { CompanyProfile, Language } from '@talentlog/contracts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue.ts';
import { type Company, companyIn, companyValues, stageWords, unknownCompany } from './company.ts';
import type { MessageId } from './ids.ts';
import { rememberLanguage } from './languages.ts';
import type { PackName } from './packs.ts';
import { numberText, type Translate, type Words, wordsOf } from './words.ts';

export type { Translate, Values } from './words.ts';

interface Said extends Words {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly company: Company;
  readonly profile: CompanyProfile;
}
const SaidContext = createContext<Said | null>(null);

interface RootProps {
  readonly catalogue: Catalogue;
  /** Whose pages they are. */
  readonly company?: CompanyProfile;
  readonly children: ReactNode;
}

/** Gives the tree below the words of a catalogue, following its language, and the company that they name. */
export function IntlRoot({ catalogue, company: profile = unknownCompany, children }: RootProps) {
  const shown = useSyncExternalStore(catalogue.subscribe, catalogue.shown, catalogue.shown);
  const said = useMemo(() => {
    const company = companyIn(profile, shown.language);
    return {
      ...wordsOf(shown, companyValues(company), stageWords(profile, shown.language)),
      catalogue,
      company,
      profile,
      language: shown.language,
    };
  }, [shown, catalogue, profile]);
  return <SaidContext value={said}>{children}</SaidContext>;
}

/** What is said here; a tree without IntlRoot is a defect. */
function useSaid(): Said {
  const said = useContext(SaidContext);
  if (said === null) throw new Error('IntlRoot is missing above this component');
  return said;
}

/** The catalogue of the tree. */
export const useCatalogue = (): Catalogue => useSaid().catalogue;

/** Whose pages these are, in the language shown. */
export const useCompany = (): Company => useSaid().company;

/** The same in all languages, for who writes to somebody in theirs. */
export const useCompanyProfile = (): CompanyProfile => useSaid().profile;

/** `t('area.thing.word', values)` */
export const useT = (): Translate => useSaid().say;

/** As the product says it, where the company has words of its own for it. */
export function useProductT(): Translate {
  const { catalogue, company, language } = useSaid();
  return useMemo(
    () => wordsOf({ ...catalogue.shown(), language }, companyValues(company)).say,
    [catalogue, company, language],
  );
}

/** Writes a number as people of the language do. */
export function useNumberText(): (value: number) => string {
  const { language } = useSaid();
  return useCallback((value) => numberText(value, language), [language]);
}

/** The language shown and the way to change it; the choice is kept on the device. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { catalogue, language } = useSaid();
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
export const useLoadPacks = (): ((...names: PackName[]) => Promise<void>) => useSaid().catalogue.load;

/** Whether there are words for an id that is only known at run time. */
export const useHasMessage = (): ((id: string) => id is MessageId) => useSaid().has;
