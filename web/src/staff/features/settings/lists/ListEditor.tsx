import { Button } from '@blueprintjs/core';
import { type DictionaryName, namedOnly } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { DraftFooter } from './DraftFooter.tsx';
import { EntryRow } from './EntryRow.tsx';
import { asSent, type Entries, moved, withLines, withNew } from './list-draft.ts';
import { PasteLines } from './PasteLines.tsx';
import { useListDraft } from './use-list-draft.ts';

interface Props {
  readonly name: DictionaryName;
  readonly present: Entries;
  readonly revision: number;
}

/** The values of a list, in their order; all that was changed is saved at once. */
export function ListEditor({ name, present, revision }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const words = useProblemWords();
  const draft = useListDraft({
    ...{ key: `list/${name}`, present, revision, asSent },
    send: (run, all) => run('ReviseDictionary', { dictionary: name, entries: all }),
  });
  const { entries, change, problem } = draft;
  const isNamedOnly = namedOnly.includes(name);
  const [added, setAdded] = useState(-1);
  const errorAt = (n: number) => problem?.errors.find(({ path }) => path.startsWith(`entries.${n}.`))?.code;
  const save = async () => {
    if (await draft.save()) toast(t({ id: 'settings.lists.saved' }, { name: t({ id: `settings.list.${name}` }) }));
  };
  return (
    <form
      className="list-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {entries.length === 0 && <EmptyState title={t({ id: 'settings.lists.none' })} />}
      <ol>
        {entries.map((entry, n) => {
          const error = errorAt(n);
          return (
            <EntryRow
              // A value keeps its code; what is new has its place alone.
              key={entry.code === '' ? `new-${n}` : entry.code}
              entry={entry}
              place={n + 1}
              isFirst={n === 0}
              isLast={n === entries.length - 1}
              autoFocus={n === added}
              error={error === undefined ? undefined : words(error, problem?.params)}
              isNamedOnly={isNamedOnly}
              onChange={(next) => change(entries.map((one, at) => (at === n ? next : one)))}
              onMove={(by) => change(moved(entries, n, by))}
              onDrop={() => change(entries.filter((_, at) => at !== n))}
            />
          );
        })}
      </ol>
      {!isNamedOnly && (
        <div className="list-tools">
          <Button
            icon="add"
            onClick={() => {
              setAdded(entries.length);
              change(withNew(entries, name, { zh: '', en: '' }));
            }}
          >
            {t({ id: 'settings.lists.add' })}
          </Button>
          {name !== 'batch' && <PasteLines onLines={(text) => change(withLines(entries, name, text))} />}
        </div>
      )}
      <DraftFooter draft={draft} />
    </form>
  );
}
