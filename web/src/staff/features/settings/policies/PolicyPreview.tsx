import type { PolicyTexts } from '@talentlog/contracts';
import { useState } from 'react';
import type { QueryData } from '../../../../api/tables.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { PolicyBlocks } from '../../../../ui/PolicyBlocks.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { isReadable } from './readable.ts';

interface Props {
  readonly texts: PolicyTexts;
  readonly values: QueryData<'policyDesk'>['values'];
}

/** The policy as people will read it, by what shows it to them. */
export function PolicyPreview({ texts, values }: Props) {
  const t = useTranslate();
  const [language, setLanguage] = useState<keyof PolicyTexts>('zh-CN');
  const text = texts[language];
  return (
    <section className="policy-preview" aria-label={t({ id: 'policy.preview.title' })}>
      <Segmented
        label={t({ id: 'policy.preview.title' })}
        choices={[
          { value: 'zh-CN', label: t({ id: 'policy.preview.zh' }) },
          { value: 'en-US', label: t({ id: 'policy.preview.en' }) },
        ]}
        chosen={language}
        onChoose={setLanguage}
      />
      {isReadable(text, values[language]) ? (
        <article>
          <PolicyBlocks text={text} values={values[language]} />
        </article>
      ) : (
        <p className="muted">{t({ id: 'policy.preview.unreadable' })}</p>
      )}
    </section>
  );
}
