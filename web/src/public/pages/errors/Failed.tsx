import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ApiProblem, isPassing } from '../../../api/problem.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { useHasMessage, useLoadPacks, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../site/Status.tsx';
import { signInAddress } from '../../site/sign-in-address.ts';
import { Title } from '../../site/Title.tsx';

/** A page that could not be shown: what happened, the trace number, and the ways on. What passes by itself is asked again by who asked; who was signed out meanwhile comes back here. */
export function Failed({ problem, retry }: { problem: ApiProblem; retry?: () => unknown }) {
  const t = useTranslate();
  const has = useHasMessage();
  const load = useLoadPacks();
  const { pathname, search } = useLocation();
  useEffect(() => void load('shared'), [load]);
  const offline = problem.code === 'common.offline';
  const gone = problem.status === 404 || problem.status === 400;
  const title = gone ? 'public.error.404title' : offline ? 'public.error.offlineTitle' : 'public.error.failedTitle';
  return (
    <section className="failed" role="alert">
      <Status code={gone ? 404 : problem.status >= 400 ? problem.status : 503} />
      <Title text={t({ id: title })} />
      <h1>{t({ id: title })}</h1>
      <p>
        {gone || offline || !has(`refusal.${problem.code}`)
          ? t({ id: gone ? 'public.error.404text' : offline ? 'public.error.offlineText' : 'public.error.failedText' })
          : problemText(t, has, problem.code, problem.params)}
      </p>
      {!offline && isPassing(problem) && <p>{t({ id: 'public.error.again' })}</p>}
      {problem.traceId !== '' && <p className="quiet">{t({ id: 'public.error.trace' }, { id: problem.traceId })}</p>}
      <p className="actions">
        {problem.status === 401 && (
          <Link className="button button-primary" to={signInAddress(pathname + search)}>
            {t({ id: 'public.frame.signIn' })}
          </Link>
        )}
        {!gone && problem.status !== 401 && retry !== undefined && (
          <Button kind="primary" onClick={() => void retry()}>
            {t({ id: 'public.error.retry' })}
          </Button>
        )}
        <Link className="button button-plain" to="/social/jobs">
          {t({ id: 'public.error.home' })}
        </Link>
      </p>
    </section>
  );
}
