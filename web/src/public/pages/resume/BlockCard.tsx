import { type ApiProblem, isPassing } from '../../../api/problem.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { PartlySaved } from '../../../ui/partly-saved.ts';
import { useEntryKeys } from '../../../ui/use-entry-keys.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { BlockCollision } from './BlockCollision.tsx';
import { BlockHead } from './BlockHead.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { Entry } from './entries.ts';
import { type BlockProps, useBlock } from './use-block.ts';
import type { OpenBlock } from './use-open-block.ts';

const mostEntries = 30;
/** Said in the head of the page, or beside its field. */
const isSaidElsewhere = (problem: ApiProblem) => isPassing(problem) || problem instanceof PartlySaved;

interface CardProps extends BlockProps {
  /** What of it is open, if it is. */
  readonly open: OpenBlock | undefined;
  readonly onOpen: (open: OpenBlock | undefined) => void;
  /** Shown also while nothing is in it. */
  readonly wanted: boolean;
}

/** One block of the resume: what is in it in a line or two; opened in place, it is saved as it is typed. */
export function BlockCard({ open, onOpen, wanted, ...props }: CardProps) {
  const { block, disabled } = props;
  const t = useTranslate();
  const words = useProblemWords();
  const { entries, change: setEntries, saving, collision, keep } = useBlock(props);
  const { keys, removed } = useEntryKeys(entries.length);
  const problem = saving.state === 'failed' ? saving.problem : undefined;
  const errorAt = (path: string) => {
    const local = path.slice(block.length + 1);
    const error = saving.problem?.errors.find(
      (one) => one.path === `content.${local}` || one.path === local || one.path === path,
    );
    return error && words(error.code, error.params);
  };
  const unsaved = collision !== undefined || problem !== undefined;
  if (open === undefined && !wanted && entries.length === 0) return null;
  const replace = (index: number, entry: Entry) =>
    setEntries(index < entries.length ? entries.map((one, at) => (at === index ? entry : one)) : [...entries, entry]);
  const remove = (index: number) => {
    removed(index);
    setEntries(entries.filter((_, at) => at !== index));
  };
  // An empty list shows one entry to write in: it is one as soon as something is written.
  const shown = entries.length === 0 && !disabled ? [{}] : entries;
  const openEntry = open?.entry ?? (shown.length === 1 ? 0 : undefined);
  const add = () => {
    setEntries([...entries, {}]);
    onOpen({ block, entry: entries.length });
  };
  return (
    <section className={open ? 'card block-card block-open' : 'card block-card'} id={`field-${block}`} tabIndex={-1}>
      <BlockHead
        block={block}
        entries={entries}
        open={open !== undefined}
        locked={disabled}
        unsaved={unsaved}
        onToggle={() => onOpen(open === undefined ? { block, entry: undefined } : undefined)}
      />
      {open !== undefined && (
        <div className="form">
          {block === 'basic' ? (
            <EntryFields
              block={block}
              path={block}
              entry={entries[0] ?? {}}
              disabled={disabled}
              errorAt={errorAt}
              onChange={(next) => replace(0, next)}
            />
          ) : (
            shown.map((entry, index) => (
              <EntryCard
                key={keys[index] ?? 'first'}
                block={block}
                index={index}
                entry={entry}
                open={openEntry === index}
                disabled={disabled}
                errorAt={errorAt}
                onOpen={() => onOpen({ block, entry: index })}
                onChange={(next) => replace(index, next)}
                onRemove={disabled || entries.length === 0 ? undefined : () => remove(index)}
              />
            ))
          )}
          <div className="block-actions">
            {block !== 'basic' && !disabled && entries.length > 0 && entries.length < mostEntries && (
              <Button className="card-action" onClick={add}>
                {t({ id: 'person.resume.addEntry' }, { block: t({ id: `person.resumeBlock.${block}` }) })}
              </Button>
            )}
            <Button className="card-action" onClick={() => onOpen(undefined)}>
              {t({ id: 'person.resume.close' })}
            </Button>
          </div>
        </div>
      )}
      {collision !== undefined && <BlockCollision block={block} collision={collision} onKeep={keep} />}
      {collision === undefined && problem !== undefined && !isSaidElsewhere(problem) && (
        <ProblemNote problem={problem} />
      )}
    </section>
  );
}
