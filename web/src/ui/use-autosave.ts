import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem, asProblem, isPassing } from '../api/problem.ts';
import { useRepeats } from './use-repeats.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Milliseconds without a key before what was typed is saved. */
const pause = 1200;
/** Milliseconds after which a save without an answer is told of as one without a network: a dead connection may never say so itself. */
const patience = 10_000;
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const offline = () => new ApiProblem({ status: 0, code: 'common.offline' });

export interface Autosave {
  readonly state: 'clean' | 'waiting' | 'saving' | 'saved' | 'failed';
  readonly savedAt: string | null;
  readonly problem: ApiProblem | undefined;
  /** Saves what waits now; call before something that needs it saved. */
  readonly flush: () => Promise<boolean>;
}

interface Autosaving<T> extends Autosave {
  /** The form now shows what is saved already, by whomever: it is not saved once more. */
  readonly taken: (value: T) => void;
}

/**
 * Saves a form a moment after the last change, one save at a time, and once more when the form or the page is left. A failed save
 * is tried again with the next change, and what passes by itself (no network, a server that is away) with growing pauses and when the
 * network is back; without a network none is begun; what was typed stays in the form, and who closes the page is asked first.
 * With a place for what is `unsaved` it is kept there until it is saved.
 */
export function useAutosave<T>(
  value: T,
  save: (value: T) => Promise<unknown>,
  enabled: boolean,
  unsaved?: Unsaved<T>,
): Autosaving<T> {
  const [state, setState] = useState<Autosave['state']>('clean');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const last = useRef(value);
  const current = useRef(value);
  const running = useRef<Promise<boolean> | null>(null);
  const saving = useRef(save);
  const keeping = useRef(unsaved);
  current.current = value;
  saving.current = save;
  keeping.current = unsaved;
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current !== null) await running.current;
    const next = current.current;
    if (next === last.current) return true;
    const fail = (failed: ApiProblem) => {
      setProblem(failed);
      setState('failed');
      return false;
    };
    if (isOffline()) return fail(offline());
    setState('saving');
    const late = setTimeout(() => fail(offline()), patience);
    const work = saving.current(next).then(
      () => {
        last.current = next;
        keeping.current?.saved(next);
        setProblem(undefined);
        setSavedAt(new Date().toISOString());
        setState(current.current === next ? 'saved' : 'waiting');
        return true;
      },
      (thrown: unknown) => fail(asProblem(thrown)),
    );
    running.current = work;
    const done = await work;
    clearTimeout(late);
    running.current = null;
    return done;
  }, []);
  useEffect(() => {
    if (!enabled || value === last.current) return;
    setState('waiting');
    keeping.current?.keep(last.current, value);
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [value, enabled, flush]);
  const taken = useCallback((shown: T) => {
    last.current = shown;
    setState((now) => (now === 'waiting' ? 'clean' : now));
  }, []);
  const allowed = useRef(enabled);
  allowed.current = enabled;
  useEffect(() => () => void (allowed.current && flush()), [flush]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && enabled && void flush();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [enabled, flush]);
  // One that has no answer yet is waited for: it may still be the one that counts.
  const again = useCallback(async () => running.current === null && flush(), [flush]);
  useRepeats(enabled && problem !== undefined && isPassing(problem), again);
  useEffect(() => {
    if (state !== 'failed') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);
  return { state, savedAt, problem, flush, taken };
}
