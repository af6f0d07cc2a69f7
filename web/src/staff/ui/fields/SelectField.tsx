import type { Choice } from '../../model/choice.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Search } from './PickBox.tsx';
import { useField } from './use-field.ts';

/**
 * One of some, searched by typing where they are many; an empty `value` in the choices stands for none and is written as null when
 * `nullable`. A value that is not among them, kept from before or offered no more, is shown as such: what is sent is what is shown.
 */
export function SelectField<V extends object>(
  props: FieldProps<V> & {
    choices: readonly Choice[];
    nullable?: boolean;
    placeholder?: string;
    /** Where not all choices are here: finds others by what is typed. */
    search?: Search | undefined;
  },
) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, choices, nullable = false, placeholder, search } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <ChoiceBox
        {...shared}
        value={typeof value === 'string' ? value : ''}
        choices={choices}
        none={placeholder ?? (nullable ? '' : undefined)}
        search={search}
        onChoose={(chosen) => write(nullable && chosen === '' ? null : chosen)}
      />
    </FieldFrame>
  );
}
