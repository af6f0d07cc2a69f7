import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useT } from '../../i18n/react.tsx';
import type { Choice } from '../model/choice.ts';
import { useStaffMembersQuery } from '../model/work.ts';
import { SelectField } from './fields.tsx';
import type { FormState } from './use-form.ts';

interface Props<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
  /** Only colleagues with one of these roles. */
  readonly roles: readonly string[];
  readonly required?: boolean;
}

/** Colleagues who can be given this work. */
export function useColleagues(roles: readonly string[]): readonly Choice[] {
  const { data } = useStaffMembersQuery({ role: [...roles] });
  return (data?.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name }));
}

/** One colleague by account id. */
export function ColleagueField<V extends object>({ form, name, label, roles, required = true }: Props<V>) {
  const t = useT();
  const choices = useColleagues(roles);
  return (
    <SelectField
      form={form}
      name={name}
      label={label}
      required={required}
      choices={choices}
      placeholder={t('staff.form.choose')}
    />
  );
}

/** Several colleagues, as a list of account ids in the order they were chosen. */
export function ColleaguesField<V extends object>({ form, name, label, roles, required = true }: Props<V>) {
  const t = useT();
  const choices = useColleagues(roles);
  const chosen = form.values[name] as unknown as readonly string[];
  const error = form.errorAt(name);
  const errorId = useId();
  const write = (next: readonly string[]) => form.set(name, next as unknown as V[keyof V & string]);
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field invalid'}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>
        {label}
        {required && <span className="muted"> {t('staff.form.required')}</span>}
      </legend>
      <div className="choice-list">
        {choices.map(({ value, label: who }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) =>
              write(event.currentTarget.checked ? [...chosen, value] : chosen.filter((id) => id !== value))
            }
          >
            {who}
          </Checkbox>
        ))}
        {choices.length === 0 && <p className="muted">{t('staff.form.nobody')}</p>}
      </div>
      {error !== undefined && (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
