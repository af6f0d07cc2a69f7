import { useTranslate } from '../../../i18n/react.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useListed } from '../../site/use-listed.ts';
import type { ListedProps } from './field-props.ts';

/** One of a list of the company. What was chosen before stays to be seen, also where the list offers it no more. */
export function ListedField({ spec, value, onValue, ...rest }: ListedProps) {
  const t = useTranslate();
  const listed = useListed();
  const options = spec.list === undefined ? [] : listed.choices(spec.list, value);
  return (
    <SelectField
      {...rest}
      value={value}
      empty={t({ id: 'person.resume.choose' })}
      options={options}
      onValue={onValue}
    />
  );
}
