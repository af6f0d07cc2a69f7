import { useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Choice } from '../../model/choice.ts';
import type { Found } from '../../model/found.ts';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';

/** One of possibly many: where not all are listed, they are searched by what is typed. What was chosen stays chosen. */
export function FoundField<V extends object>({
  found: { choices, total, search, isUsed, isLooking },
  ...props
}: FieldProps<V> & { found: Found; nullable?: boolean; placeholder?: string }) {
  const t = useTranslate();
  const chosen = useRef<Choice>(undefined);
  const value: unknown = props.form.values[props.name];
  chosen.current = choices.find((choice) => choice.value === value) ?? chosen.current;
  const { current } = chosen;
  const isKept = current !== undefined && current.value === value && !choices.includes(current);
  const isSearched = isUsed || total > choices.length;
  return (
    <SelectField
      {...props}
      hint={
        total > choices.length ? t({ id: 'staff.found.hint' }, { shown: choices.length, total }) : (props.hint ?? '')
      }
      choices={isKept ? [current, ...choices] : choices}
      search={isSearched ? { find: search, isLooking } : undefined}
    />
  );
}
