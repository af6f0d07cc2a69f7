import type { ApiProblem } from '../../../api/problem.ts';
import { Failed } from '../errors/Failed.tsx';
import { LinkDead } from './LinkDead.tsx';
import { Was } from './Was.tsx';

interface Props {
  readonly problem: ApiProblem;
  readonly title: string;
  readonly retry: () => unknown;
  /** Of the link the page was opened by. */
  readonly token?: string | undefined;
}

/** A link that cannot be used: unknown, over or locked. It still says what to do, and what it was to who had proved it. */
export function Over({ problem, title, retry, token }: Props) {
  const { code } = problem;
  if (code === 'link.expired' && token !== undefined) return <Was token={token} title={title} />;
  if (code === 'link.expired' || code === 'link.locked') return <LinkDead code={code} title={title} />;
  if (['link.invalid', 'common.not_found', 'common.invalid'].includes(code))
    return <LinkDead code="link.invalid" title={title} />;
  return <Failed problem={problem} retry={retry} />;
}
