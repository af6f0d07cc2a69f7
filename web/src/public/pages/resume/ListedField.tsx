import { useT } from '../../../i18n/react.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useListed } from '../../site/use-listed.ts';
import type { FieldProps } from './OneField.tsx';

type ListedProps = Omit<FieldProps, 'value'> & { readonly value: string };

/** One of a list of the company. What was chosen before stays to be seen, also where the list offers it no more. */
export function ListedField({ spec, value, onValue, ...rest }: ListedProps) {
  const t = useT();
  const listed = useListed();
  const options = spec.list === undefined ? [] : listed.choices(spec.list, value);
  return <SelectField {...rest} value={value} empty={t('person.resume.choose')} options={options} onValue={onValue} />;
}

/** Own words, for which a list has suggestions. */
export function SuggestedField({ spec, value, onValue, ...rest }: ListedProps) {
  const listed = useListed();
  const offers = spec.list === undefined ? [] : listed.choices(spec.list);
  const listId = `${rest.id}-offers`;
  return (
    <>
      <TextField {...rest} list={listId} value={value} onValue={onValue} />
      <datalist id={listId}>
        {offers.map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
