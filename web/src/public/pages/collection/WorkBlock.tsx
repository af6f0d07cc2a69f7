import { localTime } from '../../../format/dates.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEntryKeys } from '../../../ui/use-entry-keys.ts';
import type { BlockProps } from './block.ts';
import { withBlock } from './content.ts';

/** Work so far, confirmed complete. */
export function WorkBlock({ content, onChange, errorAt }: BlockProps) {
  const t = useTranslate();
  const { work } = content;
  const setEntries = (entries: typeof work.entries) => onChange(withBlock(content, 'work', { entries }));
  const { keys, removed } = useEntryKeys(work.entries.length);
  const remove = (index: number) => {
    removed(index);
    setEntries(work.entries.filter((_, at) => at !== index));
  };
  const change = (index: number, part: Partial<(typeof work.entries)[number]>) =>
    setEntries(work.entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  return (
    <fieldset className="block" id="field-work.confirmed" tabIndex={-1}>
      <legend>{t({ id: 'person.collectionBlock.work' })}</legend>
      {work.entries.map((entry, index) => (
        <div className="entry" key={keys[index]}>
          <div className="pair">
            <TextField
              id={`field-work.entries.${index}.company`}
              label={t({ id: 'person.collection.company' })}
              value={entry.company}
              onValue={(company) => change(index, { company })}
              error={errorAt(`work.entries.${index}.company`)}
            />
            <TextField
              id={`field-work.entries.${index}.title`}
              label={t({ id: 'person.collection.jobTitle' })}
              value={entry.title}
              onValue={(title) => change(index, { title })}
              error={errorAt(`work.entries.${index}.title`)}
            />
            <TextField
              id={`field-work.entries.${index}.start`}
              type="month"
              placeholder="2021-09"
              label={t({ id: 'person.collection.start' })}
              value={entry.start}
              onValue={(start) => change(index, { start })}
              error={errorAt(`work.entries.${index}.start`)}
            />
            <TextField
              id={`field-work.entries.${index}.end`}
              type="month"
              placeholder="2021-09"
              label={t({ id: 'person.collection.end' })}
              hint={t({ id: 'person.collection.untilNow' })}
              value={entry.end ?? ''}
              onValue={(end) => change(index, { end: end === '' ? null : end })}
              error={errorAt(`work.entries.${index}.end`)}
            />
          </div>
          <Button kind="quiet" onClick={() => remove(index)}>
            {t({ id: 'person.collection.remove' })}
          </Button>
        </div>
      ))}
      <p>
        <Button
          onClick={() =>
            setEntries([
              ...work.entries,
              { company: '', title: '', start: localTime(new Date().toISOString()).day.slice(0, 7), end: null },
            ])
          }
        >
          {t({ id: 'person.collection.addWork' })}
        </Button>
      </p>
      <Check
        checked={work.confirmed}
        onValue={(confirmed) => onChange(withBlock(content, 'work', { confirmed }))}
        error={errorAt('work.confirmed')}
      >
        {t({ id: 'person.collectionField.work_confirmed' })}
      </Check>
    </fieldset>
  );
}
