import type { ResumeBlock } from '@talentlog/contracts';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { ownWrites, type Seen } from '../../../api/own-writes.ts';
import { rebase } from '../../../ui/rebase.ts';
import { type Autosave, useAutosave } from '../../../ui/use-autosave.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { type Collision, collisionsIn, type Known, readable, sameBlock } from './block-collision.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { PendingSaves } from './pending-saves.ts';
import { saveTogether } from './save-together.ts';

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
  /** What cannot be saved before the person said which of two they want. */
  readonly collision: Collision | undefined;
  readonly keep: (whose: 'mine' | 'theirs') => void;
}

/**
 * One block of the resume, saved as it is typed and never over what another page or device saved meanwhile: what both left alone or one of
 * them changed is put together; where both changed the same field, nothing is saved before the person chose.
 */
export function useBlock({ block, content, seen, disabled, onSaved, saves }: BlockProps): Block {
  const [entries, change] = useState<Entries>(() => readable(block, entriesOf(block, content)));
  const [collision, setCollision] = useState<Collision>();
  const known = useRef<Known>({ entries, seen });
  /** Goes on from what another one saved; what was typed here on top, unless both changed the same. */
  const meet = useCallback(
    (base: Entries, mine: Entries, now: Known): Entries | undefined => {
      const paths = collisionsIn(block, base, mine, now.entries);
      if (paths.length > 0) setCollision({ ...now, base, paths });
      else known.current = now;
      return paths.length > 0 ? undefined : rebase(base, mine, now.entries);
    },
    [block],
  );
  const store = useCallback(
    async (next: Entries) => {
      const { wrong, typed, mine, merged } = await saveTogether(block, next, known, meet);
      known.current = { ...known.current, entries: mine };
      if (merged) change((now) => rebase(typed, now, mine));
      await onSaved();
      if (wrong !== undefined) throw wrong;
    },
    [block, meet, onSaved],
  );
  const unsaved = useUnsaved(`resume:${block}`, !disabled, change, 'tab', (typed) => {
    const now = known.current;
    if (sameBlock(block, typed.value, now.entries)) return 'saved';
    if (meet(typed.base, typed.value, now) !== undefined) return 'mine';
    change(rebase(typed.base, typed.value, now.entries));
    return 'met';
  });
  const free = !disabled && collision === undefined;
  const saving = useAutosave(entries, store, free, unsaved);
  const { flush, taken } = saving;
  const current = useRef(entries);
  current.current = entries;
  // Another page or device saved: a form nobody typed in shows it at once; one that is being typed in meets it when it is saved.
  useEffect(() => {
    if (ownWrites.knownAfter(known.current.seen) >= seen.revision) return;
    const now = { entries: readable(block, entriesOf(block, content)), seen };
    if (!sameBlock(block, current.current, known.current.entries)) return;
    known.current = now;
    if (sameBlock(block, current.current, now.entries)) return;
    taken(now.entries);
    change(now.entries);
  }, [block, content, seen, taken]);
  useEffect(
    () => (disabled ? undefined : saves.join(async () => collision === undefined && (await flush()))),
    [disabled, collision, saves, flush],
  );
  const { state, savedAt, problem } = saving;
  useEffect(() => {
    if (!disabled) saves.tell(block, { state: collision === undefined ? state : 'failed', savedAt, problem });
  }, [block, disabled, collision, saves, state, savedAt, problem]);
  const keep = (whose: 'mine' | 'theirs') => {
    if (collision === undefined) return;
    const { base, entries: theirs } = collision;
    known.current = collision;
    change((mine) => (whose === 'mine' ? rebase(base, mine, theirs) : rebase(base, theirs, mine)));
    setCollision(undefined);
  };
  return { entries, change, saving, collision, keep };
}
