import type { ResumeBlock } from '@talentlog/contracts';
import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react';
import { runCommand } from '../../../api/commands.ts';
import type { Seen } from '../../../api/own-writes.ts';
import { askQuery } from '../../../api/queries.ts';
import type { CommandInput } from '../../../api/tables.ts';
import type { Collision, SharedForm } from '../../../ui/shared-form.ts';
import type { Autosave } from '../../../ui/use-autosave.ts';
import { useSharedForm } from '../../../ui/use-shared-form.ts';
import { collisionsIn, readable, sameBlock } from './block-collision.ts';
import { contentOf, type Entry, entriesOf } from './entries.ts';
import type { PendingSaves } from './pending-saves.ts';
import { withoutWrong } from './without-wrong.ts';

type Entries = readonly Entry[];

export interface BlockProps {
  readonly block: ResumeBlock;
  readonly content: unknown;
  /** What the page was shown of the resume. */
  readonly seen: Seen;
  readonly disabled: boolean;
  readonly onSaved: () => Promise<unknown>;
  readonly saves: PendingSaves;
}

interface Block {
  readonly entries: Entries;
  readonly change: Dispatch<SetStateAction<Entries>>;
  readonly saving: Autosave;
  readonly collision: Collision<Entries> | undefined;
  readonly keep: (whose: 'mine' | 'theirs') => void;
}

const formOf = (block: ResumeBlock): SharedForm<Entries> => ({
  key: `resume:${block}`,
  // The form knows blocks by name only; the server checks the content against the block's shape.
  save: (entries, seen) =>
    runCommand('SaveResumeBlock', { block, content: contentOf(block, entries) } as CommandInput<'SaveResumeBlock'>, {
      seen,
    }),
  newest: async () => {
    const { jobSeekerId: id, revision, blocks } = (await askQuery('myResume', {})).data;
    return { value: readable(block, entriesOf(block, blocks[block])), seen: { id, revision } };
  },
  same: (one, other) => sameBlock(block, one, other),
  collisions: (base, mine, now) => collisionsIn(block, base, mine, now),
  withoutWrong: (mine, before, problem) => withoutWrong(block, mine, before, problem),
});

/** One block of the resume, which the page waits for before it goes on. */
export function useBlock({ block, content, seen, disabled, onSaved, saves }: BlockProps): Block {
  const form = useMemo(() => formOf(block), [block]);
  const shown = useMemo(() => ({ value: readable(block, entriesOf(block, content)), seen }), [block, content, seen]);
  const { value: entries, ...shared } = useSharedForm(form, shown, { disabled, keeper: 'tab', onSaved });
  const { collision, saving } = shared;
  const { flush, state, savedAt, problem } = saving;
  useEffect(
    () => (disabled ? undefined : saves.join(async () => collision === undefined && (await flush()))),
    [disabled, collision, saves, flush],
  );
  useEffect(() => {
    if (!disabled) saves.tell(block, { state: collision === undefined ? state : 'failed', savedAt, problem });
  }, [block, disabled, collision, saves, state, savedAt, problem]);
  return { entries, ...shared };
}
