import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Saved } from '../../../ui/Saved.tsx';
import { useEntryKeys } from '../../../ui/use-entry-keys.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { CollisionNote } from './CollisionNote.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { Entry } from './entries.ts';
import { type BlockProps, useBlock } from './use-block.ts';

/** One block of the resume, saved as it is typed. */
export function BlockEditor(props: BlockProps) {
  const { block, disabled } = props;
  const t = useT();
  const words = useProblemWords();
  const { entries, change: setEntries, saving, collision, keep } = useBlock(props);
  const errorAt = (path: string) => {
    const local = path.slice(block.length + 1);
    const error = saving.problem?.errors.find(
      (one) => one.path === `content.${local}` || one.path === local || one.path === path,
    );
    return error === undefined ? undefined : words(error.code);
  };
  const replace = (index: number, entry: Entry) => setEntries(entries.map((one, at) => (at === index ? entry : one)));
  const { keys, removed } = useEntryKeys(entries.length);
  const remove = (index: number) => {
    removed(index);
    setEntries(entries.filter((_, at) => at !== index));
  };
  const isList = block !== 'basic';
  return (
    <fieldset className="block" id={`field-${block}`} tabIndex={-1}>
      <legend>{t(`person.resumeBlock.${block}`)}</legend>
      {entries.map((entry, index) => (
        <div key={keys[index]} className={isList ? 'entry' : 'form'}>
          <EntryFields
            block={block}
            path={isList ? `${block}.${index}` : block}
            entry={entry}
            disabled={disabled}
            errorAt={errorAt}
            onChange={(next) => replace(index, next)}
          />
          {isList && !disabled && (
            <p>
              <Button kind="quiet" onClick={() => remove(index)}>
                {t('person.resume.removeEntry', { number: index + 1 })}
              </Button>
            </p>
          )}
        </div>
      ))}
      {isList && !disabled && entries.length < 30 && (
        <p>
          <Button onClick={() => setEntries([...entries, {}])}>
            {t('person.resume.addEntry', { block: t(`person.resumeBlock.${block}`) })}
          </Button>
        </p>
      )}
      {collision !== undefined && <CollisionNote block={block} collision={collision} onKeep={keep} />}
      {!disabled && collision === undefined && <Saved saving={saving} />}
    </fieldset>
  );
}
