import { useEffect, useState } from 'react';
import { askQuery, asProblem, type QueryData } from '../../api/index.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../model/use-command.ts';

type Clear = QueryData<'personContact'>;

/**
 * Phone and mail in clear, once asked for; the asking is recorded. Kept here only, never in the cache of answers: it is gone with the
 * screen that asked, and when the server stops giving it.
 */
export function useReveal(jobSeekerId: string) {
  const send = useSend();
  const [clear, setClear] = useState<Clear>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), Math.max(0, Date.parse(clear.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [clear]);
  const reveal = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send('RevealContact', { jobSeekerId });
      setClear((await askQuery('personContact', { jobSeekerId })).data);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { clear, busy, problem, reveal };
}
