import { Checkbox } from '@blueprintjs/core';
import type { Choice } from '../../model/choice.ts';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';

/** Some of a few, each with a tick; kept in the order in which they are offered. */
export function ChoicesField<V extends object>(props: FieldProps<V> & { choices: readonly Choice[] }) {
  const { error, write, value } = useField(props);
  const { label, hint, choices } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const turn = (turned: string, on: boolean) =>
    write(choices.map((one) => one.value).filter((one) => (one === turned ? on : chosen.includes(one))));
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          checked={chosen.includes(choice.value)}
          label={choice.label}
          onChange={(event) => turn(choice.value, event.currentTarget.checked)}
        />
      ))}
      {error === undefined ? (
        <p className="field-hint">{hint}</p>
      ) : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
