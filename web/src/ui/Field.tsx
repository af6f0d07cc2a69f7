import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

interface Labelled {
  readonly label: string;
  /** Words of what is wrong, beside the field. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

interface Bound {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A label, a control, and beside them what helps or what is wrong. */
export function Field({
  label,
  error,
  hint,
  required = false,
  id: given,
  children,
}: Labelled & { id?: string | undefined; children: (bound: Bound) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  const wrong = error !== undefined && error !== '';
  const described = [wrong ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className={wrong ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="must" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextField({ label, error, hint, required, id, onValue, ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <input
          type="text"
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

type AreaProps = Labelled &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextArea({ label, error, hint, required, id, onValue, ...rest }: AreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <textarea
          rows={4}
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface Option {
  readonly value: string;
  readonly text: string;
}

type SelectProps = Labelled &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
    readonly options: readonly Option[];
    readonly empty?: string;
    readonly onValue: (value: string) => void;
  };

export function SelectField({ label, error, hint, required, id, options, empty, onValue, ...rest }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <select
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckProps = {
  readonly checked: boolean;
  readonly onValue: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function Check({ checked, onValue, error, disabled, children }: CheckProps) {
  const id = useId();
  return (
    <div className="check">
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One choice among a few, as a group of radio buttons. */
export function Choice({
  legend,
  options,
  value,
  onValue,
  error,
  name,
}: {
  legend: string;
  options: readonly Option[];
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  name: string;
}) {
  const id = useId();
  return (
    <fieldset className="choice" aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
