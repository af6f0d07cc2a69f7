import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEntryKeys } from '../../../ui/use-entry-keys.ts';
import type { BlockProps } from './block.ts';
import { withBlock } from './content.ts';

/** Relatives in the company, declared. */
export function RelativesBlock({ content, onChange, errorAt }: BlockProps) {
  const t = useTranslate();
  const { relatives } = content;
  const setPeople = (people: typeof relatives.people) => onChange(withBlock(content, 'relatives', { people }));
  const { keys, removed } = useEntryKeys(relatives.people.length);
  const remove = (index: number) => {
    removed(index);
    setPeople(relatives.people.filter((_, at) => at !== index));
  };
  const change = (index: number, part: Partial<(typeof relatives.people)[number]>) =>
    setPeople(relatives.people.map((person, at) => (at === index ? { ...person, ...part } : person)));
  const blank = { name: '', relation: '', department: '' };
  return (
    <fieldset className="block" id="field-relatives.employed" tabIndex={-1}>
      <legend>{t({ id: 'person.collectionBlock.relatives' })}</legend>
      <Choice
        name="relatives"
        legend={t({ id: 'person.collectionField.relatives_employed' })}
        value={relatives.employed === null ? '' : relatives.employed ? 'yes' : 'no'}
        options={[
          { value: 'no', text: t({ id: 'person.collection.no' }) },
          { value: 'yes', text: t({ id: 'person.collection.yes' }) },
        ]}
        onValue={(value) =>
          onChange(
            withBlock(content, 'relatives', {
              employed: value === 'yes',
              people: value === 'yes' ? (relatives.people.length > 0 ? relatives.people : [blank]) : [],
            }),
          )
        }
        error={errorAt('relatives.employed') ?? errorAt('relatives.people')}
      />
      {relatives.people.map((person, index) => (
        <div className="entry" key={keys[index]}>
          <div className="pair">
            <TextField
              id={`field-relatives.people.${index}.name`}
              label={t({ id: 'person.collection.relativeName' })}
              value={person.name}
              onValue={(name) => change(index, { name })}
              error={errorAt(`relatives.people.${index}.name`)}
            />
            <TextField
              id={`field-relatives.people.${index}.relation`}
              label={t({ id: 'person.collection.relation' })}
              value={person.relation}
              onValue={(relation) => change(index, { relation })}
              error={errorAt(`relatives.people.${index}.relation`)}
            />
            <TextField
              id={`field-relatives.people.${index}.department`}
              label={t({ id: 'person.collection.department' })}
              value={person.department}
              onValue={(department) => change(index, { department })}
              error={errorAt(`relatives.people.${index}.department`)}
            />
          </div>
          <Button kind="quiet" onClick={() => remove(index)}>
            {t({ id: 'person.collection.remove' })}
          </Button>
        </div>
      ))}
      {relatives.employed === true && (
        <p>
          <Button id="field-relatives.people" onClick={() => setPeople([...relatives.people, blank])}>
            {t({ id: 'person.collection.addRelative' })}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
