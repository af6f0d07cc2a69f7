import type { FieldSpec } from './forms.ts';

/** What the control of one field of a resume is given. */
export interface FieldProps {
  readonly spec: FieldSpec;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onValue: (value: unknown) => void;
}

/** Of a field that has a list of the company. */
export type ListedProps = Omit<FieldProps, 'value'> & { readonly value: string };
