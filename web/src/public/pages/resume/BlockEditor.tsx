import type { ResumeBlock } from '@talentlog/contracts';
import { useCallback, useEffect, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import type { CommandInput } from '../../../api/tables.ts';
import { phoneText } from '../../../format/phone.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Saved } from '../../../ui/Saved.tsx';
import { useAutosave } from '../../../ui/use-autosave.ts';
import { useEntryKeys } from '../../../ui/use-entry-keys.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { EntryFields } from './EntryFields.tsx';
import { contentOf, type Entry, entriesOf } from './entries.ts';
import { blockForms } from './forms.ts';
import type { PendingSaves } from './pending-saves.ts';

interface BlockEditorProps {
  readonly block: ResumeBlock;
  readonly content: unknown;
  readonly disabled: boolean;
  readonly onSaved: () => Promise<unknown>;
  readonly saves: PendingSaves;
}

const save = (block: ResumeBlock, entries: readonly Entry[]) =>
  // The form knows blocks by name only; the server checks the content against the block's shape.
  runCommand('SaveResumeBlock', { block, content: contentOf(block, entries) } as CommandInput<'SaveResumeBlock'>);

/** Entries with their phone numbers as people read them. */
const readable = (block: ResumeBlock, entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => {
    const phones = blockForms[block].filter(({ name, kind }) => kind === 'phone' && typeof entry[name] === 'string');
    return { ...entry, ...Object.fromEntries(phones.map(({ name }) => [name, phoneText(String(entry[name]))])) };
  });

/** One block of the resume, saved as it is typed. */
export function BlockEditor({ block, content, disabled, onSaved, saves }: BlockEditorProps) {
  const t = useT();
  const words = useProblemWords();
  const [entries, setEntries] = useState(() => readable(block, entriesOf(block, content)));
  const store = useCallback(
    async (next: readonly Entry[]) => {
      await save(block, next);
      await onSaved();
    },
    [block, onSaved],
  );
  const unsaved = useUnsaved(`resume:${block}`, !disabled, setEntries);
  const saving = useAutosave(entries, store, !disabled, unsaved);
  const { flush } = saving;
  useEffect(() => (disabled ? undefined : saves.join(flush)), [disabled, saves, flush]);
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
      {!disabled && <Saved saving={saving} />}
    </fieldset>
  );
}
