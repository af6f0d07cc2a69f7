import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { FieldProps } from '../../../ui/fields/field-props.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import { usePeopleFoundQuery } from './api.ts';

/** Who was chosen, as they were found: what the form is kept with says who it is without a search. */
export interface Person {
  readonly id: string;
  readonly label: string;
}

/** Finds a person by number, name or phone, and takes one of those found. */
export function PersonField<V extends { readonly person: Person | null }>(props: FieldProps<V>) {
  const t = useTranslate();
  const { id, error, shared, write } = useField(props);
  const chosen = props.form.values.person;
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const { currentData } = usePeopleFoundQuery(asked, { skip: asked === '' });
  const found = (currentData?.data ?? []).map(
    ({ jobSeekerId, name, number }): Person => ({ id: jobSeekerId, label: `${number} ${name}` }),
  );
  const offered = chosen === null || found.some((one) => one.id === chosen.id) ? found : [chosen, ...found];
  return (
    <FieldFrame
      id={id}
      label={props.label}
      hint={t({ id: 'privacy.request.personHint' })}
      error={error}
      required={props.required}
    >
      <InputGroup
        type="search"
        leftIcon="search"
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          write(null);
        }}
        aria-label={t({ id: 'privacy.request.findPerson' })}
        placeholder={t({ id: 'privacy.request.findPerson' })}
      />
      <HTMLSelect
        {...shared}
        fill
        value={chosen?.id ?? ''}
        onChange={(event) => write(offered.find((one) => one.id === event.target.value) ?? null)}
      >
        <option value="">
          {asked !== '' && currentData !== undefined && found.length === 0
            ? t({ id: 'privacy.request.nobody' })
            : t({ id: 'privacy.request.choose' })}
        </option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}
