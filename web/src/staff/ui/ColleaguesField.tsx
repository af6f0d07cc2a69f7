import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { type ColleagueFieldProps, useColleagues } from './use-colleagues.ts';

/** Several colleagues, as a list of account ids in the order they were chosen. */
export function ColleaguesField<V extends object>({
  form,
  name,
  label,
  roles,
  required = true,
}: ColleagueFieldProps<V>) {
  const t = useTranslate();
  const choices = useColleagues(roles);
  const chosen = form.values[name] as unknown as readonly string[];
  // Who was chosen and is in the list no more would be sent without being shown.
  const unlisted = choices.length === 0 ? [] : chosen.filter((id) => !choices.some(({ value }) => value === id));
  const offered = [...choices, ...unlisted.map((value) => ({ value, label: t({ id: 'staff.form.unlisted' }) }))];
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
        {required && <span className="muted"> {t({ id: 'staff.form.required' })}</span>}
      </legend>
      <div className="choice-list">
        {offered.map(({ value, label: who }) => (
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
        {offered.length === 0 && <p className="muted">{t({ id: 'staff.form.nobody' })}</p>}
      </div>
      {error !== undefined && (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
