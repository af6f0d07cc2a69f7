import { placeOfEntry, type ResumeBlock, type ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { askQuery } from '../../../api/queries.ts';
import type { CommandInput } from '../../../api/tables.ts';
import { type Action, useAction } from '../../../ui/use-action.ts';
import { contentOf, entriesOf } from './entries.ts';
import type { PendingSaves } from './pending-saves.ts';
import type { ReadCard } from './read-cards.ts';
import { fieldsOf } from './read-fields.ts';

/** Paths of values that did not fit the resume; the person corrects them and tries again. */
const skippedIn = (result: unknown): readonly string[] =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped
    : [];

/** The last thing that was decided, in words, and how it is taken back where it can be. */
export interface Decided {
  readonly cards: readonly ReadCard[];
  readonly as: 'taken' | 'left';
  readonly undo: (() => Promise<unknown>) | undefined;
}

interface Given {
  readonly resumeFileId: string;
  readonly resume: ResumeSeen;
  /** Paths of what the file says as the resume does: settled with the next decision, or it would be proposed once the resume says something else. */
  readonly known: readonly string[];
  readonly saves: PendingSaves;
  readonly onDone: () => Promise<unknown>;
}

export interface Decisions {
  readonly action: Action;
  /** Paths that did not fit when they were taken. */
  readonly skipped: readonly string[];
  readonly decided: Decided | undefined;
  readonly take: (cards: readonly ReadCard[]) => Promise<boolean>;
  readonly leave: (card: ReadCard) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
}

/** Takes over, leaves, and takes back what was read from a file. What was typed elsewhere on the page is saved first. */
export function useDecisions({ resumeFileId, resume, known, saves, onDone }: Given): Decisions {
  const action = useAction();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [decided, setDecided] = useState<Decided>();
  const restore = (fields: string[]) => runCommand('RestoreParsedFields', { resumeFileId, fields });
  const dismiss = (fields: string[]) => runCommand('DismissParsedFields', { resumeFileId, fields });
  const take = (cards: readonly ReadCard[]) =>
    action.run(async () => {
      await saves.settle();
      const all = cards.map(fieldsOf);
      const fields = all.flatMap((one) => one.fields);
      // Where all that the resume says is kept, nothing is taken over.
      const done = fields.length > 0 ? await runCommand('AcceptParsedFields', { resumeFileId, fields }) : undefined;
      const notTaken = skippedIn(done?.result);
      const left = [...all.flatMap((one) => one.left), ...known];
      if (left.length > 0) await dismiss(left);
      setSkipped(notTaken);
      if (notTaken.length === 0) setDecided({ cards, as: 'taken', undo: takenBack(cards, resume, restore) });
      await onDone();
    });
  const leave = (card: ReadCard) =>
    action.run(async () => {
      const { read } = fieldsOf(card);
      await dismiss([...read, ...known]);
      setDecided({ cards: [card], as: 'left', undo: () => restore(read) });
      await onDone();
    });
  const undo = () =>
    action.run(async () => {
      await saves.settle();
      await decided?.undo?.();
      setDecided(undefined);
      await onDone();
    });
  return { action, skipped, decided, take, leave, undo };
}

/** The way back of one entry that was added; what was filled into an entry that was there is corrected in its block. */
function takenBack(cards: readonly ReadCard[], before: ResumeSeen, restore: (paths: string[]) => Promise<unknown>) {
  const [card] = cards;
  const entry = card?.entries[0]?.entry;
  if (card === undefined || entry === undefined || cards.length > 1 || card.entries.length > 1) return undefined;
  const { block } = card;
  const placeIn = ({ blocks }: Pick<ResumeSeen, 'blocks'>) =>
    placeOfEntry(block, entriesOf(block, blocks[block]), entry);
  return block === 'basic' || placeIn(before) >= 0
    ? undefined
    : () => removed(block, placeIn, fieldsOf(card).read, restore);
}

async function removed(
  block: ResumeBlock,
  placeIn: (resume: Pick<ResumeSeen, 'blocks'>) => number,
  read: string[],
  restore: (paths: string[]) => Promise<unknown>,
) {
  const { jobSeekerId: id, revision, blocks } = (await askQuery('myResume', {})).data;
  const at = placeIn({ blocks });
  const rest = entriesOf(block, blocks[block]).filter((_, n) => n !== at);
  const payload = { block, content: contentOf(block, rest) } as CommandInput<'SaveResumeBlock'>;
  if (at >= 0) await runCommand('SaveResumeBlock', payload, { seen: { id, revision } });
  return restore(read);
}
