import type { QueryData } from '../../../../api/tables.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { PolicyBlocks } from '../../../../ui/PolicyBlocks.tsx';

interface Props {
  readonly planned: NonNullable<QueryData<'policyDesk'>['planned']>;
  readonly values: QueryData<'policyDesk'>['values'];
}

/** The words of a version that waits for its day, as people will read them: nobody changes them but by calling it off. */
export function PlannedWords({ planned: { version, texts }, values }: Props) {
  const t = useTranslate();
  return (
    <>
      <p className="muted">{t({ id: 'policy.page.plannedApart' })}</p>
      {(['zh-CN', 'en-US'] as const).map((language) => (
        <details key={language}>
          <summary>
            {t({ id: 'policy.page.plannedWords' }, { version, language: t({ id: `policy.field.${short[language]}` }) })}
          </summary>
          <article lang={language} className="policy-waiting">
            <PolicyBlocks text={texts[language]} values={values[language]} />
          </article>
        </details>
      ))}
    </>
  );
}

const short = { 'zh-CN': 'zh', 'en-US': 'en' } as const;
