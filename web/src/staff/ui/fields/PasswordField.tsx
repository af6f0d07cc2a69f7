import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** A password: one's present one, unless it is said to be new. It can be looked at: a slip that nobody sees would keep its owner out. */
export function PasswordField<V extends object>(
  props: FieldProps<V> & { readonly autoComplete?: 'current-password' | 'new-password' },
) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, autoFocus = false } = props;
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <InputGroup
        {...shared}
        fill
        type={isShown ? 'text' : 'password'}
        autoComplete={props.autoComplete ?? 'current-password'}
        autoFocus={autoFocus}
        value={typeof value === 'string' ? value : ''}
        onValueChange={write}
        rightElement={
          <Button
            variant="minimal"
            size="small"
            aria-pressed={isShown}
            text={t({ id: isShown ? 'staff.form.hidePassword' : 'staff.form.showPassword' })}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </FieldFrame>
  );
}
