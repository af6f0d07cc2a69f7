import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import { type Keeper, keptAt } from './kept.ts';
import { rebase } from './rebase.ts';

/** What was typed and is not saved yet, with what it was typed over. */
export interface Typed<T> {
  readonly base: T;
  readonly value: T;
}

/** The place of one form in this tab for what is not saved yet. */
export interface Unsaved<T> {
  readonly read: () => Typed<T> | undefined;
  readonly keep: (base: T, value: T) => void;
  /** Forgets `value` because it is saved; something typed since stays. */
  readonly saved: (value: T) => void;
}

function unsavedAt<T>(keeper: Keeper, key: string): Unsaved<T> {
  const kept = keptAt(keeper, `unsaved:${key}`);
  const read = () => kept.read() as Typed<T> | undefined;
  return {
    read,
    keep: (base, value) => kept.write({ base, value }),
    saved: (value) => {
      if (JSON.stringify(read()?.value) === JSON.stringify(value)) kept.drop();
    },
  };
}

/**
 * Keeps in this tab what a form could not save, and puts it back when the form is shown again: after leaving it, a reload or signing in
 * anew. The key names the form; it is there for who typed it alone. What must not be written anywhere is kept in `memory`, and not over
 * a reload. A form that others may have changed meanwhile looks at what was typed before it is put back: `met` says that it did so itself.
 */
export function useUnsaved<T>(
  key: string,
  enabled: boolean,
  change: Dispatch<SetStateAction<T>>,
  keeper: Keeper = 'tab',
  meet?: (typed: Typed<T>) => 'met' | 'saved' | 'mine',
): Unsaved<T> {
  const unsaved = useMemo(() => unsavedAt<T>(keeper, key), [keeper, key]);
  const meeting = useRef(meet);
  meeting.current = meet;
  useEffect(() => {
    const typed = enabled ? unsaved.read() : undefined;
    if (typed === undefined) return;
    const found = meeting.current?.(typed) ?? 'mine';
    if (found === 'saved') unsaved.saved(typed.value);
    if (found === 'mine') change((now) => rebase(typed.base, typed.value, now));
  }, [unsaved, enabled, change]);
  return unsaved;
}
