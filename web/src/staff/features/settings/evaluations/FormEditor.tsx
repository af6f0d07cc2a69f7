import { Button } from '@blueprintjs/core';
import { type InterviewStage, mostDimensions } from '@talentlog/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { DraftFooter } from '../lists/DraftFooter.tsx';
import { moved } from '../lists/list-draft.ts';
import { useListDraft } from '../lists/use-list-draft.ts';
import { DimensionRow } from './DimensionRow.tsx';
import { asSent, type Dimensions, withNew } from './dimensions.ts';

interface Props {
  readonly stage: InterviewStage;
  readonly present: Dimensions;
  readonly starting: Dimensions;
  readonly revision: number;
}

/** What interviewers of a stage are asked, in its order; all that was changed is saved at once. */
export function FormEditor({ stage, present, starting, revision }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const words = useProblemWords();
  const isStarting = (dimensions: Dimensions) => JSON.stringify(dimensions) === JSON.stringify(starting);
  const draft = useListDraft({
    ...{ key: `evaluation/${stage}`, present, revision, asSent },
    send: (run, all) => run('ReviseEvaluationForm', { stage, dimensions: isStarting(all) ? null : all }),
  });
  const { entries, change, problem } = draft;
  const [added, setAdded] = useState(-1);
  const errorAt = (n: number) => problem?.errors.find(({ path }) => path.startsWith(`dimensions.${n}.`))?.code;
  const save = async () => {
    if (await draft.save()) toast(t({ id: 'settings.lists.saved' }, { name: t({ id: `vocabulary.stage.${stage}` }) }));
  };
  const row = (dimension: Dimensions[number], n: number) => {
    const error = errorAt(n);
    return (
      <DimensionRow
        // A dimension keeps its code; what is new has its place alone.
        key={dimension.code === '' ? `new-${n}` : dimension.code}
        dimension={dimension}
        place={n + 1}
        isFirst={n === 0}
        isLast={n === entries.length - 1}
        autoFocus={n === added}
        error={error && words(error, problem?.params)}
        onChange={(next) => change(entries.map((one, at) => (at === n ? next : one)))}
        onMove={(by) => change(moved(entries, n, by))}
        onDrop={() => change(entries.filter((_, at) => at !== n))}
      />
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="list-editor" onSubmit={submit}>
      {entries.length === 0 && <EmptyState title={t({ id: 'settings.evaluations.none' })} />}
      <ol>{entries.map(row)}</ol>
      <div className="list-tools">
        <Button
          icon="add"
          disabled={entries.length >= mostDimensions}
          onClick={() => {
            setAdded(entries.length);
            change(withNew(entries));
          }}
        >
          {t({ id: 'settings.evaluations.add' })}
        </Button>
      </div>
      <DraftFooter draft={draft}>
        <Button variant="minimal" disabled={isStarting(entries)} onClick={() => change(starting)}>
          {t({ id: 'settings.evaluations.starting' })}
        </Button>
      </DraftFooter>
    </form>
  );
}
