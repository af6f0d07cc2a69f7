import { Button } from '@blueprintjs/core';
import { useCallback } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useHasMessage, useT } from '../../i18n/react.tsx';
import type { Failure } from '../model/staff-api.ts';

/** Words of a refusal or field code. */
export function useProblemWords(): (code: string, params?: ApiProblem['params']) => string {
  const t = useT();
  const has = useHasMessage();
  return useCallback((code, params) => problemText(t, has, code, params), [t, has]);
}

interface NoteProps {
  readonly problem: ApiProblem | Failure | undefined;
  /** The form above; when its fields say everything themselves, nothing is repeated here. */
  readonly form?: { readonly saysAll: () => boolean };
}

/** What went wrong, in words, where the eye is. */
export function ProblemNote({ problem, form }: NoteProps) {
  const t = useT();
  const words = useProblemWords();
  if (problem === undefined || form?.saysAll()) return null;
  return (
    <p className="problem" role="alert">
      {words(problem.code, problem.params)}
      {problem.status >= 500 && problem.traceId !== '' && ` ${t('shared.problem.trace', { id: problem.traceId })}`}
    </p>
  );
}

/** A page whose answer did not come: why, and again. `failure` is the `error` of a query hook. */
export function QueryFailure({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const t = useT();
  if (failure === undefined) return null;
  return (
    <div className="query-failure">
      <ProblemNote problem={isFailure(failure) ? failure : unknownFailure} />
      {onRetry && <Button onClick={onRetry}>{t('shared.action.retry')}</Button>}
    </div>
  );
}

const unknownFailure: Failure = { status: 0, code: 'common.internal', params: {}, errors: [], traceId: '' };
const isFailure = (failure: unknown): failure is Failure =>
  typeof failure === 'object' && failure !== null && 'code' in failure && 'errors' in failure;
