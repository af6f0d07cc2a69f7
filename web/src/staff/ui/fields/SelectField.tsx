import { HTMLSelect } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Choice } from '../../model/choice.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/**
 * One of a few; an empty `value` in the choices stands for none and is written as null when `nullable`. A value that is not among them,
 * kept from before or offered no more, is shown as such: what is sent is what is shown.
 */
export function SelectField<V extends object>(
  props: FieldProps<V> & {
    choices: readonly Choice[];
    nullable?: boolean;
    placeholder?: string;
    /** What stands between label and list. */
    above?: ReactNode;
  },
) {
  const t = useTranslate();
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, choices, nullable = false, placeholder, above } = props;
  const chosen = typeof value === 'string' ? value : '';
  const isListed = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {above}
      <HTMLSelect
        {...shared}
        fill
        value={chosen}
        onChange={(event) => write(nullable && event.target.value === '' ? null : event.target.value)}
      >
        {(placeholder !== undefined || nullable) && <option value="">{placeholder ?? ''}</option>}
        {!isListed && <option value={chosen}>{choices.length === 0 ? '…' : t({ id: 'staff.form.unlisted' })}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}
