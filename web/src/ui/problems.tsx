import { useCallback, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/problem.ts';
import { problemText } from '../i18n/problem-text.ts';
import { useHasMessage, useT } from '../i18n/react.tsx';

/** Words of a refusal or field code. */
export function useProblemWords(): (code: string, params?: ApiProblem['params']) => string {
  const t = useT();
  const has = useHasMessage();
  return useCallback((code, params) => problemText(t, has, code, params), [t, has]);
}

/** What went wrong, in words, where the eye is. `fields` are those that already say it themselves. */
export function ProblemNote({ problem }: { problem: ApiProblem | undefined }) {
  const t = useT();
  const words = useProblemWords();
  if (problem === undefined) return null;
  const quietly = problem.status >= 500 && problem.traceId !== '';
  return (
    <p className="problem" role="alert">
      {words(problem.code, problem.params)}
      {quietly && ` ${t('shared.problem.trace', { id: problem.traceId })}`}
    </p>
  );
}

export interface Action {
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  /** Words beside the field at `path`, if the last try was refused because of it. */
  readonly errorAt: (path: string) => string | undefined;
  /** Runs the work, one at a time: what is pressed while it runs is not done. True when it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly fail: (problem: ApiProblem | undefined) => void;
}

/** One thing a person can do on a screen: whether it runs, and what the last try was refused for. */
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
  const errorAt = (path: string) => {
    const code = problem?.at(path);
    return code === undefined ? undefined : words(code, problem?.params);
  };
  return { busy, problem, errorAt, run, fail: setProblem };
}
