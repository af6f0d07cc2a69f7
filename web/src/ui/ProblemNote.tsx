import { useContext } from 'react';
import type { ApiProblem } from '../api/problem.ts';
import { useTranslate } from '../i18n/react.tsx';
import { SignInWay } from './sign-in-way.ts';
import { useProblemWords } from './use-problem-words.ts';

/** What went wrong, in words, where the eye is; who is signed in no longer is shown the way back in. */
export function ProblemNote({ problem }: { problem: ApiProblem | undefined }) {
  const t = useTranslate();
  const words = useProblemWords();
  const Way = useContext(SignInWay);
  if (problem === undefined) return null;
  const quietly = problem.status >= 500 && problem.traceId !== '';
  return (
    <p className="problem" role="alert">
      {words(problem.code, problem.params)}
      {quietly && ` ${t({ id: 'shared.problem.trace' }, { id: problem.traceId })}`}
      {problem.code === 'common.unauthenticated' && Way !== null && (
        <>
          {' '}
          <Way>{t({ id: 'shared.problem.signInAgain' })}</Way>
        </>
      )}
    </p>
  );
}
