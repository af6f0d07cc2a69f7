import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Reading } from './read-text.ts';
import { useTyped } from './use-typed.ts';

interface Props<V extends object> extends FieldProps<V> {
  readonly type: 'date' | 'datetime-local';
  readonly read: (text: string) => Reading<string>;
  readonly show: (value: unknown) => string;
}

/** The browser's own control for a day or a time. What is typed in part is no value to it, but to who looks at it: that is told of. */
export function CalendarControl<V extends object>(props: Props<V>) {
  const t = useTranslate();
  const { label, hint, required, type } = props;
  const { id, error, shared, text, unread, refuse, write, type: change } = useTyped(props, props);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.validity.badInput)
      refuse('', t({ id: type === 'date' ? 'staff.form.notDay' : 'staff.form.notInstant' }));
    else if (unread?.text === '') write(null);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <input
        {...shared}
        type={type}
        className="bp6-input bp6-fill"
        value={text}
        onBlur={look}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && look(event)}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
