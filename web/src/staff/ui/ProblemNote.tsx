import type { ApiProblem } from '../../api/problem.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { useProblemWords } from '../../ui/use-problem-words.ts';
import type { Failure } from '../model/staff-api.ts';

interface NoteProps {
  readonly problem: ApiProblem | Failure | undefined;
  /** The form above; when its fields say everything themselves, nothing is repeated here. */
  readonly form?: { readonly saysAll: () => boolean };
}

/** What went wrong, in words, where the eye is. */
export function ProblemNote({ problem, form }: NoteProps) {
  const t = useTranslate();
  const words = useProblemWords();
  if (problem === undefined || form?.saysAll()) return null;
  return (
    <p className="problem" role="alert">
      {words(problem.code, problem.params)}
      {problem.code === 'auth.forbidden' && problem.params.identity === 'Staff' && (
        // A new document: its door switches, and comes back here.
        <>
          {' '}
          <a href={window.location.href}>{t({ id: 'shared.problem.asStaff' })}</a>
        </>
      )}
      {problem.status >= 500 &&
        problem.traceId !== '' &&
        ` ${t({ id: 'shared.problem.trace' }, { id: problem.traceId })}`}
    </p>
  );
}
