import { titleIn } from '@talentlog/contracts';
import { useLanguage } from '../../../i18n/react.tsx';

/** The title in the reader's language; English falls back to the Chinese title where none was given. */
export function useJobTitle(): (job: { readonly title: string; readonly titleEn: string }) => string {
  const { language } = useLanguage();
  return (job) => titleIn(job, language);
}
