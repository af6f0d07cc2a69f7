import { TextField } from '../../../ui/TextField.tsx';
import { useListed } from '../../site/use-listed.ts';
import type { ListedProps } from './field-props.ts';

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
