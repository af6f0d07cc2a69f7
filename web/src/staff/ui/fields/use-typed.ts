import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { FieldProps } from './field-props.ts';
import type { Reading } from './read-text.ts';
import { useField } from './use-field.ts';

interface Ways<T> {
  readonly read: (text: string) => Reading<T>;
  /** How a value nobody typed here is written. */
  readonly show: (value: unknown) => string;
}

/**
 * A field whose text stands for something else. Its box keeps exactly what was typed; a text that cannot be read is said to be so beside
 * it and holds the form back, so that what is sent is what is shown.
 */
export function useTyped<V extends object, T>(props: FieldProps<V>, { read, show }: Ways<T>) {
  const t = useTranslate();
  const { form, name } = props;
  const field = useField(props);
  const [typed, setTyped] = useState('');
  const reading = read(typed);
  const isOwn = 'value' in reading && reading.value === field.value;
  const refuse = (text: string, words: string) => form.misread(name, { text, words });
  const { readAgain } = form;
  const gone = useRef(readAgain);
  gone.current = readAgain;
  // A field that is no longer asked for holds nothing back.
  useEffect(() => () => gone.current(name), [name]);
  return {
    ...field,
    unread: form.unread[name],
    text: form.unread[name]?.text ?? (isOwn ? typed : show(field.value)),
    refuse,
    type: (text: string) => {
      setTyped(text);
      const next = read(text);
      if ('value' in next) field.write(next.value);
      else refuse(text, t({ id: `staff.form.${next.complaint}` }));
    },
  };
}
