import type { FormState } from '../use-form.ts';

/** What every field of a form is given. */
export interface FieldProps<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  /** Path the server names it by; the name unless told otherwise. */
  readonly path?: string;
}
