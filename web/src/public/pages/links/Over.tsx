import type { ApiProblem } from '../../../api/problem.ts';
import { useT } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { Failed } from '../errors/Failed.tsx';
import { Notice } from './Notice.tsx';

/** A link that cannot be used: unknown, over or locked. It still says what to do. */
export function Over({ problem, title, retry }: { problem: ApiProblem; title: string; retry: () => unknown }) {
  const words = useProblemWords();
  const t = useT();
  if (!['link.invalid', 'link.expired', 'link.locked', 'common.not_found', 'common.invalid'].includes(problem.code))
    return <Failed problem={problem} retry={retry} />;
  return (
    <Notice title={title}>
      <p role="alert">
        {words(problem.code === 'link.expired' || problem.code === 'link.locked' ? problem.code : 'link.invalid')}
      </p>
      <p className="quiet">{t('person.link.ask')}</p>
    </Notice>
  );
}
