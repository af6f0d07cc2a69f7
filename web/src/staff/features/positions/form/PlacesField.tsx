import { TagInput } from '@blueprintjs/core';
import { useId } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import type { PositionValues } from './values.ts';

/** Places as people write them, one tag each. */
export function PlacesField({ form }: { form: FormState<PositionValues> }) {
  const t = useTranslate();
  const id = useId();
  const error = form.errorAt('locations');
  const { locations } = form.values;
  const write = (places: readonly string[]) =>
    form.set('locations', [...new Set(places.map((place) => place.trim()).filter((place) => place !== ''))]);
  return (
    <FieldFrame
      id={id}
      label={t({ id: 'positions.field.locations' })}
      hint={t({ id: 'positions.field.locationsHint' })}
      error={error}
      required
    >
      <TagInput
        fill
        addOnBlur
        separator={/[、,，;；\n]/}
        values={[...locations]}
        inputProps={{ id, 'aria-invalid': error !== undefined }}
        onChange={(places) => write(places.map(String))}
      />
    </FieldFrame>
  );
}
