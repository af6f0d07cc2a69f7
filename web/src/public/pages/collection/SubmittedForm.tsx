import type { CollectionContent } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useSubmitted } from './use-submitted.ts';
import './collection.css';

const blockNames = ['identity', 'contact', 'bank', 'work', 'relatives', 'attachments'] as const;

/** The form as it was handed in, to be read: numbers but for their end only when asked for, files by name. */
export function SubmittedForm({ content }: { readonly content: CollectionContent }) {
  const t = useTranslate();
  const [inFull, setInFull] = useState(false);
  const blocks = useSubmitted(content, inFull);
  return (
    <section className="submitted" aria-label={t({ id: 'person.collection.handedIn' })}>
      <h2>{t({ id: 'person.collection.handedIn' })}</h2>
      <Button onClick={() => setInFull(!inFull)}>
        {t({ id: inFull ? 'person.collection.hideNumbers' : 'person.collection.showNumbers' })}
      </Button>
      {blockNames.map((block) => (
        <section key={block} aria-label={t({ id: `person.collectionBlock.${block}` })}>
          <h3>{t({ id: `person.collectionBlock.${block}` })}</h3>
          <dl>
            {blocks[block].map(([name, value], at) => {
              const values = typeof value === 'string' ? [value] : value;
              return values.every((one) => one === '') ? null : (
                <div key={`${name} ${String(at)}`}>
                  <dt>{name}</dt>
                  {values.map((one) => (
                    <dd key={one}>{one}</dd>
                  ))}
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </section>
  );
}
