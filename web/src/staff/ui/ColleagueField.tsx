import { useT } from '../../i18n/react.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { useColleagues } from './use-colleagues.ts';
import type { FormState } from './use-form.ts';

interface Props<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly label: string;
  /** Only colleagues with one of these roles. */
  readonly roles: readonly string[];
  readonly required?: boolean;
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
