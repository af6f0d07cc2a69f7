import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { FieldProps } from '../../../ui/fields/field-props.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import { usePeopleFoundQuery } from './api.ts';

/** Finds a person by number, name or phone, and takes one of those found. */
export function PersonField<V extends object>(props: FieldProps<V>) {
  const t = useT();
  const { id, error, shared, write, value } = useField(props);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const { currentData } = usePeopleFoundQuery(asked, { skip: asked === '' });
  const found = currentData?.data ?? [];
  return (
    <FieldFrame
      id={id}
      label={props.label}
      hint={t('privacy.request.personHint')}
      error={error}
      required={props.required}
    >
      <InputGroup
        type="search"
        leftIcon="search"
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          write('');
        }}
        aria-label={t('privacy.request.findPerson')}
        placeholder={t('privacy.request.findPerson')}
      />
      <HTMLSelect {...shared} fill value={String(value ?? '')} onChange={(event) => write(event.target.value)}>
        <option value="">
          {asked !== '' && currentData !== undefined && found.length === 0
            ? t('privacy.request.nobody')
            : t('privacy.request.choose')}
        </option>
        {found.map(({ jobSeekerId, name, number }) => (
          <option key={jobSeekerId} value={jobSeekerId}>
            {`${number} ${name}`}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}
