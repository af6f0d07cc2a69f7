import { useTranslate } from '../../i18n/react.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { type ColleagueFieldProps, useColleagues } from './use-colleagues.ts';

/** One colleague by account id. */
export function ColleagueField<V extends object>({
  form,
  name,
  label,
  roles,
  required = true,
}: ColleagueFieldProps<V>) {
  const t = useTranslate();
  const choices = useColleagues(roles);
  return (
    <SelectField
      form={form}
      name={name}
      label={label}
      required={required}
      choices={choices}
      placeholder={t({ id: 'staff.form.choose' })}
    />
  );
}
