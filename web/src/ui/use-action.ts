import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/problem.ts';
import { useProblemWords } from './use-problem-words.ts';

/** One thing a person can do on a screen. */
export interface Action {
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  /** Words beside the field at `path`, if the last try was refused because of it. */
  readonly errorAt: (path: string) => string | undefined;
  /** Runs the work, one at a time: what is pressed while it runs is not done. True when it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly fail: (problem: ApiProblem | undefined) => void;
}

/** One thing a person can do on a screen: whether it runs, and what the last try was refused for. A refusal of a field puts the focus there, so that it is heard as well as seen. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const words = useProblemWords();
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (thrown) {
      setProblem(asProblem(thrown));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    if (problem !== undefined && problem.errors.length > 0)
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const errorAt = (path: string) => {
    const error = problem?.at(path);
    return error && words(error.code, error.params ?? problem?.params);
  };
  return { busy, problem, errorAt, run, fail: setProblem };
}
