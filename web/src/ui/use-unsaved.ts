import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react';
import { rebase } from './rebase.ts';

/** What was typed and is not saved yet, with what it was typed over. */
interface Kept<T> {
  readonly base: T;
  readonly value: T;
}

/** The place of one form in this tab for what is not saved yet. */
export interface Unsaved<T> {
  readonly read: () => Kept<T> | undefined;
  readonly keep: (base: T, value: T) => void;
  /** Forgets `value` because it is saved; something typed since stays. */
  readonly saved: (value: T) => void;
}

const prefix = 'unsaved:';

/** A device that keeps nothing, or has no room left, does not stop anybody from typing. */
const inTab = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
};

function unsavedAt<T>(key: string): Unsaved<T> {
  const name = prefix + key;
  const read = () => {
    const text = inTab((storage) => storage.getItem(name));
    return typeof text === 'string' ? (JSON.parse(text) as Kept<T>) : undefined;
  };
  return {
    read,
    keep: (base, value) => void inTab((storage) => storage.setItem(name, JSON.stringify({ base, value }))),
    saved: (value) => {
      if (JSON.stringify(read()?.value) === JSON.stringify(value)) inTab((storage) => storage.removeItem(name));
    },
  };
}

/**
 * Keeps in this tab what a form could not save, and puts it back when the form is shown again: after leaving it, a reload or signing in
 * anew. The key names the form and whose it is.
 */
export function useUnsaved<T>(key: string, enabled: boolean, change: Dispatch<SetStateAction<T>>): Unsaved<T> {
  const unsaved = useMemo(() => unsavedAt<T>(key), [key]);
  useEffect(() => {
    const kept = enabled ? unsaved.read() : undefined;
    if (kept !== undefined) change((now) => rebase(kept.base, kept.value, now));
  }, [unsaved, enabled, change]);
  return unsaved;
}

/** Forgets what every form of this tab kept: who signs out leaves nothing behind. */
export const forgetUnsaved = (): void =>
  void inTab((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
