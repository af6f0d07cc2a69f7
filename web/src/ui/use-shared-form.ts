import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { ownWrites } from '../api/own-writes.ts';
import type { Keeper } from './kept.ts';
import { rebase } from './rebase.ts';
import { saveTogether } from './save-together.ts';
import type { Collision, Known, SharedForm } from './shared-form.ts';
import { type Autosave, useAutosave } from './use-autosave.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Options {
  readonly disabled: boolean;
  readonly keeper: Keeper;
  readonly onSaved: () => Promise<unknown>;
}

interface Shared<T> {
  readonly value: T;
  readonly change: Dispatch<SetStateAction<T>>;
  readonly saving: Autosave;
  /** What cannot be saved before the person said which of two they want. */
  readonly collision: Collision<T> | undefined;
  readonly keep: (whose: 'mine' | 'theirs') => void;
}

/**
 * A form saved as it is typed and never over what another page or device saved meanwhile: what both left alone or one of them changed is
 * put together; where both changed the same field, nothing is saved before the person chose. `shown` is what the page was shown, `form` the
 * same one as long as the page is open.
 */
export function useSharedForm<T>(form: SharedForm<T>, shown: Known<T>, options: Options): Shared<T> {
  const { disabled, keeper, onSaved } = options;
  const [value, change] = useState<T>(() => shown.value);
  const [collision, setCollision] = useState<Collision<T>>();
  const known = useRef<Known<T>>(shown);
  /** Goes on from what another one saved; what was typed here on top, unless both changed the same. */
  const meet = useCallback(
    (base: T, mine: T, now: Known<T>): T | undefined => {
      const paths = form.collisions(base, mine, now.value);
      if (paths.length > 0) setCollision({ ...now, base, paths });
      else known.current = now;
      return paths.length > 0 ? undefined : rebase(base, mine, now.value);
    },
    [form],
  );
  const store = useCallback(
    async (next: T) => {
      const { wrong, typed, mine, merged } = await saveTogether(form, next, known, meet);
      known.current = { ...known.current, value: mine };
      if (merged) change((now) => rebase(typed, now, mine));
      await onSaved();
      if (wrong !== undefined) throw wrong;
    },
    [form, meet, onSaved],
  );
  const unsaved = useUnsaved<T>(form.key, !disabled, change, keeper, (typed) => {
    const now = known.current;
    if (form.same(typed.value, now.value)) return 'saved';
    if (meet(typed.base, typed.value, now) !== undefined) return 'mine';
    change(rebase(typed.base, typed.value, now.value));
    return 'met';
  });
  const free = !disabled && collision === undefined;
  const saving = useAutosave(value, store, free, unsaved);
  const { taken } = saving;
  const current = useRef(value);
  current.current = value;
  // Another page or device saved: a form nobody typed in shows it at once; one that is being typed in meets it when it is saved.
  useEffect(() => {
    if (ownWrites.knownAfter(known.current.seen) >= shown.seen.revision) return;
    if (!form.same(current.current, known.current.value)) return;
    known.current = shown;
    if (form.same(current.current, shown.value)) return;
    taken(shown.value);
    change(shown.value);
  }, [form, shown, taken]);
  const keep = (whose: 'mine' | 'theirs') => {
    if (collision === undefined) return;
    const { base, value: theirs } = collision;
    known.current = collision;
    change((mine) => (whose === 'mine' ? rebase(base, mine, theirs) : rebase(base, theirs, mine)));
    setCollision(undefined);
  };
  return { value, change, saving, collision, keep };
}
