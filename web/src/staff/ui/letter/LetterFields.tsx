import { HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FormState } from '../use-form.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { type LetterAbout, type LetterValues, letterKinds } from './letter-values.ts';
import './letter.css';

interface Props {
  readonly form: FormState<LetterValues>;
  readonly about: LetterAbout;
  /** The first who reads it, for the preview. */
  readonly reader: string;
  /** Of the position, where all are of one. */
  readonly position?: string;
}

/** What is written and by which way, from a text to start from where somebody likes, and how its first reader will see it. */
export function LetterFields({ form, ...seen }: Props) {
  const t = useTranslate();
  const { mail, text } = form.values;
  return (
    <>
      <Starter form={form} about={seen.about} />
      <CheckField form={form} name="mail" path="letter.channels" label={t({ id: 'messages.by.MAIL' })} />
      <CheckField form={form} name="text" path="letter.text" label={t({ id: 'messages.by.SMS' })} />
      {mail && (
        <>
          <TextField
            form={form}
            name="subject"
            path="letter.subject"
            label={t({ id: 'messages.letter.subject' })}
            required
          />
          <TextField
            form={form}
            name="content"
            path="letter.content"
            label={t({ id: 'messages.letter.content' })}
            hint={t({ id: 'messages.letter.contentHint' })}
            multiline
            rows={9}
            required
          />
        </>
      )}
      {text && (
        <TextField
          form={form}
          name="sms"
          path="letter.sms"
          label={t({ id: 'messages.letter.sms' })}
          hint={t({ id: 'messages.letter.smsHint' })}
          multiline
          rows={3}
          required
        />
      )}
      <LetterPreview values={form.values} {...seen} />
    </>
  );
}

/** Replaces what is written by a text to start from. */
function Starter({ form, about }: Pick<Props, 'form' | 'about'>) {
  const t = useTranslate();
  const { starters } = letterKinds[about];
  const id = useId();
  const begin = (chosen: string) => {
    const one = [...starters].find((known) => known === chosen);
    if (one === undefined) return;
    for (const part of ['subject', 'content', 'sms'] as const)
      form.set(part, t({ id: `messages.starter.${one}.${part}` }));
  };
  return (
    <FieldFrame id={id} label={t({ id: 'messages.letter.start' })} hint={undefined} error={undefined}>
      <HTMLSelect id={id} fill defaultValue="own" onChange={({ target }) => begin(target.value)}>
        {(['own', ...starters] as const).map((one) => (
          <option key={one} value={one}>
            {t({ id: `messages.letter.start.${one}` })}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}
