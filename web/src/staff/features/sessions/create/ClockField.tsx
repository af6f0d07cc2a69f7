import { useId } from 'react';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { FormState } from '../../../ui/use-form.ts';

interface Props<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
}

/** A time of day in Beijing, as `09:30`. */
export function ClockField<V extends object>({ form, name, label }: Props<V>) {
  const id = useId();
  const value: unknown = form.values[name];
  return (
    <FieldFrame id={id} label={label} error={form.errorAt(name)}>
      <input
        id={id}
        type="time"
        step={300}
        className="bp6-input bp6-fill"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => form.set(name, event.target.value as V[keyof V & string])}
      />
    </FieldFrame>
  );
}
