import type { QueryData } from '../../../api/tables.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { PolicyBlocks } from '../../../ui/PolicyBlocks.tsx';

/** The words of a policy with their version; Chinese for readers of the zh-HK pack, which is empty. */
export function PolicyBody({ read }: { readonly read: QueryData<'policy'> }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { version, correctedAt, texts, values } = read;
  const written = language === 'en-US' ? 'en-US' : 'zh-CN';
  return (
    <>
      <p className="quiet">
        {t({ id: 'public.policy.version' }, { version })}
        {correctedAt !== null && ` · ${t({ id: 'public.policy.corrected' }, { day: shortDay(correctedAt, language) })}`}
      </p>
      <PolicyBlocks text={texts[written]} values={values[written]} />
    </>
  );
}
