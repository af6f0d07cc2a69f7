import { Checkbox, HTMLSelect, InputGroup, NumericInput, TextArea } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import { localTime } from '../../format/dates.ts';
import { useT } from '../../i18n/react.tsx';
import type { Choice } from '../model/choice.ts';
import type { FormState } from './use-form.ts';

interface FieldProps<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  /** Path the server names it by; the name unless told otherwise. */
  readonly path?: string;
}

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** A label, its control, and beside it what is wrong. */
export function FieldFrame({ id, label, hint, error, required, children }: FrameProps) {
  const t = useT();
  return (
    <div className={error === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>
        {label}
        {required && <span className="muted"> {t('staff.form.required')}</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && error === undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Id of what stands beside a control: what is wrong or, if nothing is, what helps. */
const beside = (id: string, error: string | undefined, hint: string | undefined): string | undefined =>
  error !== undefined ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** Error words and the attributes every control shares. */
function useField<V extends object>({ form, name, path, hint }: FieldProps<V>) {
  const id = useId();
  const typed: unknown = form.values[name];
  const error = form.errorAt(path ?? name, typed === null || typed === '');
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

export function TextField<V extends object>(
  props: FieldProps<V> & { multiline?: boolean; rows?: number; placeholder?: string; type?: 'text' | 'email' | 'url' },
) {
  const { id, error, shared, write, value } = useField(props);
  const text = typeof value === 'string' ? value : '';
  const { label, hint, required, autoFocus = false, multiline = false, rows = 4, placeholder, type = 'text' } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {multiline ? (
        <TextArea
          {...shared}
          fill
          rows={rows}
          autoFocus={autoFocus}
          value={text}
          placeholder={placeholder}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <InputGroup
          {...shared}
          fill
          type={type}
          autoFocus={autoFocus}
          value={text}
          placeholder={placeholder}
          onValueChange={write}
        />
      )}
    </FieldFrame>
  );
}

/** One of a few; an empty `value` in the choices stands for none and is written as null when `nullable`. */
export function SelectField<V extends object>(
  props: FieldProps<V> & { choices: readonly Choice[]; nullable?: boolean; placeholder?: string },
) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, choices, nullable = false, placeholder } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <HTMLSelect
        {...shared}
        fill
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => write(nullable && event.target.value === '' ? null : event.target.value)}
      >
        {(placeholder !== undefined || nullable) && <option value="">{placeholder ?? ''}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}

/** A number, or null while empty. */
export function NumberField<V extends object>(props: FieldProps<V> & { min?: number; max?: number; unit?: string }) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, min, max, unit } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <NumericInput
        {...shared}
        fill
        buttonPosition="none"
        clampValueOnBlur
        value={typeof value === 'number' ? value : ''}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        {...(unit === undefined ? {} : { rightElement: <span className="unit">{unit}</span> })}
        onValueChange={(number, text) => write(text === '' || Number.isNaN(number) ? null : number)}
      />
    </FieldFrame>
  );
}

export function CheckField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint } = props;
  return (
    <div className="field">
      <Checkbox {...shared} checked={value === true} onChange={(event) => write(event.currentTarget.checked)}>
        {label}
      </Checkbox>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A calendar day, as `2026-11-21`; null while empty. */
export function DayField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} error={error} required={props.required}>
      <input
        {...shared}
        type="date"
        className="bp6-input bp6-fill"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => write(event.target.value === '' ? null : event.target.value)}
      />
    </FieldFrame>
  );
}

/** The wall clock of the control is Beijing's, whatever the device's is. */
export const toWallClock = (instant: string): string => {
  const { day, clock } = localTime(instant);
  return `${day}T${clock}`;
};
export const fromWallClock = (text: string): string => new Date(`${text}:00+08:00`).toISOString();

/** An instant, entered in Beijing time; null while empty. */
export function InstantField<V extends object>(props: FieldProps<V>) {
  const t = useT();
  const hint = props.hint ?? t('staff.form.beijing');
  const { id, error, shared, write, value } = useField({ ...props, hint });
  return (
    <FieldFrame id={id} label={props.label} hint={hint} error={error} required={props.required}>
      <input
        {...shared}
        type="datetime-local"
        className="bp6-input bp6-fill"
        value={typeof value === 'string' && value !== '' ? toWallClock(value) : ''}
        onChange={(event) => write(event.target.value === '' ? null : fromWallClock(event.target.value))}
      />
    </FieldFrame>
  );
}
