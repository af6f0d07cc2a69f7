import { useCallback } from 'react';
import type { ApiProblem } from '../api/problem.ts';
import { problemText } from '../i18n/problem-text.ts';
import { useHasMessage, useTranslate } from '../i18n/react.tsx';

/** Words of a refusal or field code. */
export function useProblemWords(): (code: string, params?: ApiProblem['params']) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback((code, params) => problemText(t, has, code, params), [t, has]);
}
