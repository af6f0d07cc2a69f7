import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import type { ShownTemplate } from './api.ts';
import { useTemplateWords } from './words.ts';

interface Props {
  readonly placeholders: ShownTemplate['placeholders'];
  readonly onInsert: (name: string) => void;
}

/** What this message can say of whom it is for; pressed, it stands in the text. */
export function Placeholders({ placeholders, onInsert }: Props) {
  const t = useTranslate();
  const { both } = useTemplateWords();
  return (
    <fieldset className="template-placeholders">
      <legend>{t({ id: 'templates.page.placeholders' })}</legend>
      {placeholders.map(({ name, words, sample, required }) => (
        <Button key={name} size="small" title={sample} onClick={() => onInsert(name)}>
          {both(words)} <code>{`{{${name}}}`}</code>
          {required && <span className="template-must"> {t({ id: 'templates.page.required' })}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
