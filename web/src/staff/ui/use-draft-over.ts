import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { keptAt } from '../../ui/kept.ts';
import { rebase } from '../../ui/rebase.ts';
import type { Typed } from '../../ui/use-unsaved.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is typed over what the page shows. */
export interface DraftOver<T> {
  readonly value: T;
  readonly change: (next: SetStateAction<T>) => void;
  /** What it was typed over; what the page shows, as long as nothing was typed. */
  readonly base: T;
  readonly isChanged: boolean;
  /** Typed at another time, and put back. */
  readonly isFromBefore: boolean;
  /** Somebody else saved something else meanwhile: nothing is sent before one chose. */
  readonly isOverrun: boolean;
  /** Goes on with this, over what is there now. */
  readonly goOn: (value: T) => void;
  readonly drop: () => void;
  /** It was taken: what the page shows next is it, as it was written down. */
  readonly saved: () => void;
}

const typedIn = <T>(kept: unknown): Typed<T> | undefined =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'value' in kept ? (kept as Typed<T>) : undefined;

/**
 * What a page shows and a person types over, kept for who types it with what it was typed over: leaving the page or a reload loses
 * nothing, and what a colleague saved meanwhile is noticed, however long ago one typed.
 */
export function useDraftOver<T>(key: string, now: T): DraftOver<T> {
  const kept = useMemo(() => keptAt('device', `over:${key}`), [key]);
  const [draft, setDraft] = useState(() => typedIn<T>(kept.read()));
  const [isFromBefore, setIsFromBefore] = useState(draft !== undefined);
  const write = useCallback(
    (next: Typed<T> | undefined) => {
      if (next === undefined) kept.drop();
      else kept.write(next);
      return next;
    },
    [kept],
  );
  const isSaid = draft !== undefined && same(draft.value, now);
  // It was saved, or typed back to what it was: nothing to come back to.
  useEffect(() => {
    if (!isSaid) return;
    setDraft(write(undefined));
    setIsFromBefore(false);
  }, [isSaid, write]);
  const [taken, setTaken] = useState<{ readonly over: T; readonly value: T }>();
  const isTakenOver = taken !== undefined && !same(taken.over, now);
  useEffect(() => {
    if (!isTakenOver) return;
    setTaken(undefined);
    // What was typed while it was on its way is typed over what came of it.
    setDraft((before) =>
      before === undefined || same(before.value, taken.value)
        ? write(undefined)
        : write({ base: now, value: rebase(taken.value, before.value, now) }),
    );
  }, [isTakenOver, taken, now, write]);
  const isChanged = draft !== undefined && !isSaid;
  return {
    value: draft?.value ?? now,
    base: draft?.base ?? now,
    isChanged,
    isFromBefore: isChanged && isFromBefore,
    isOverrun: isChanged && taken === undefined && !same(draft.base, now),
    change: (next) =>
      setDraft((before) => {
        const value = typeof next === 'function' ? (next as (value: T) => T)(before?.value ?? now) : next;
        return write({ base: before?.base ?? now, value });
      }),
    goOn: (value) => setDraft(write({ base: now, value })),
    drop: () => {
      setDraft(write(undefined));
      setIsFromBefore(false);
    },
    saved: () => {
      kept.drop();
      setIsFromBefore(false);
      if (draft !== undefined) setTaken({ over: now, value: draft.value });
    },
  };
}
