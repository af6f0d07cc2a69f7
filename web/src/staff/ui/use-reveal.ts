import { useEffect, useState } from 'react';
import { asProblem } from '../../api/index.ts';
import type { ApiProblem } from '../../api/problem.ts';

/**
 * What was asked for in clear, read once the asking is recorded. Kept here only, never in the cache of answers: it is gone with the
 * screen that asked, and when the server stops giving it.
 */
export function useReveal<C extends { readonly until: string }>(ask: () => Promise<{ readonly data: C }>) {
  const [clear, setClear] = useState<C>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), Math.max(0, Date.parse(clear.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [clear]);
  const read = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      setClear((await ask()).data);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { clear, busy, problem, read };
}
