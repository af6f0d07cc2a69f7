import type { RevealedValue } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { bodyOf, requestSafely } from '../../../../api/http.ts';
import { asProblem } from '../../../../api/index.ts';
import type { ApiProblem } from '../../../../api/problem.ts';

interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly path: string;
}

/** One value in clear, once it was asked for. Kept here only, never in the cache of answers: gone with the screen, and when its time is over. */
export function useRevealed({ stream, revision, path }: Place) {
  const [clear, setClear] = useState<RevealedValue>();
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), Math.max(0, Date.parse(clear.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [clear]);
  const read = async () => {
    setProblem(undefined);
    try {
      const search = new URLSearchParams({ revision: String(revision), path });
      const answer = await requestSafely(`/api/history/${encodeURIComponent(stream)}/revealed?${search}`, {});
      const { data } = await bodyOf<{ data: RevealedValue }>(answer);
      setClear(data);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  };
  return { clear, problem, read };
}
