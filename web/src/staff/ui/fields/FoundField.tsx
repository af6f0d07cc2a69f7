import { InputGroup } from '@blueprintjs/core';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Choice } from '../../model/choice.ts';
import type { Found } from '../../model/found.ts';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';

/** One of possibly many: where not all are listed, they are searched by what is typed. What was chosen stays chosen. */
export function FoundField<V extends object>({
  found: { choices, total, text, search, isUsed },
  ...props
}: FieldProps<V> & { found: Found; nullable?: boolean; placeholder?: string }) {
  const t = useTranslate();
  const chosen = useRef<Choice>(undefined);
  const value: unknown = props.form.values[props.name];
  chosen.current = choices.find((choice) => choice.value === value) ?? chosen.current;
  const { current } = chosen;
  const isKept = current !== undefined && current.value === value && !choices.includes(current);
  const isSearched = isUsed || total > choices.length;
  const what = t({ id: 'staff.found.search' }, { what: props.label });
  return (
    <SelectField
      {...props}
      hint={isSearched ? t({ id: 'staff.found.hint' }, { shown: choices.length, total }) : (props.hint ?? '')}
      choices={isKept ? [current, ...choices] : choices}
      above={
        isSearched && (
          <InputGroup
            type="search"
            leftIcon="search"
            value={text}
            onValueChange={search}
            aria-label={what}
            placeholder={what}
          />
        )
      }
    />
  );
}
