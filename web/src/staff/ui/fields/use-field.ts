import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** Id of what stands beside a control: what is wrong or, if nothing is, what helps. */
export const beside = (id: string, error: string | undefined, hint: string | undefined): string | undefined =>
  error !== undefined ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** Error words and the attributes every control shares. */
export function useField<V extends object>({ form, name, path, hint }: FieldProps<V>) {
  const id = useId();
  const typed: unknown = form.values[name];
  const refused = form.errorAt(path ?? name, typed === null || typed === '');
  const error = form.unread[name]?.words ?? refused;
  return {
    id,
    error,
    shared: {
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': beside(id, error, hint),
    },
    write: (value: unknown) => form.set(name, value as V[keyof V & string]),
    value: typed,
  };
}
