import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../i18n/react.tsx';
import type { Failure } from '../model/staff-api.ts';
import { ProblemNote } from './ProblemNote.tsx';

/** A page whose answer did not come: why, and again. `failure` is the `error` of a query hook. */
export function QueryFailure({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const t = useTranslate();
  if (failure === undefined) return null;
  return (
    <div className="query-failure">
      <ProblemNote problem={isFailure(failure) ? failure : unknownFailure} />
      {onRetry && <Button onClick={onRetry}>{t({ id: 'shared.action.retry' })}</Button>}
    </div>
  );
}

const unknownFailure: Failure = { status: 0, code: 'common.internal', params: {}, errors: [], traceId: '' };
const isFailure = (failure: unknown): failure is Failure =>
  typeof failure === 'object' && failure !== null && 'code' in failure && 'errors' in failure;
