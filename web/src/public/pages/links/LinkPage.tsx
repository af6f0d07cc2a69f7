import type { ReactNode } from 'react';
import type { ApiProblem } from '../../../api/problem.ts';
import type { QueryData, QueryParams } from '../../../api/tables.ts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useProblemWords } from '../../../ui/problems.tsx';
import { useQuery, useSignIn } from '../../site/context.tsx';
import { Navigate, useLocation } from '../../site/router.tsx';
import { signInAddress } from '../../site/sign-in-address.ts';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { useJobTitle } from '../jobs/JobRow.tsx';
import { StepUp } from './StepUp.tsx';
import { type LinkAccess, useLink } from './use-link.ts';
import '../../../ui/form.css';
import './links.css';

type PageQuery = 'appointmentPage' | 'interviewPage' | 'offerPage' | 'collectionPage';

export interface LinkContent<N extends PageQuery> {
  readonly data: QueryData<N>;
  readonly link: LinkAccess;
  readonly reload: () => Promise<void>;
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h1>{title}</h1>
      {children}
    </section>
  );
}

/** A link that cannot be used: unknown, over or locked. It still says what to do. */
function Over({ problem, title }: { problem: ApiProblem; title: string }) {
  const words = useProblemWords();
  const t = useT();
  if (!['link.invalid', 'link.expired', 'link.locked', 'common.not_found', 'common.invalid'].includes(problem.code))
    return <Failed problem={problem} />;
  return (
    <Notice title={title}>
      <p role="alert">
        {words(problem.code === 'link.expired' || problem.code === 'link.locked' ? problem.code : 'link.invalid')}
      </p>
      <p className="quiet">{t('person.link.ask')}</p>
    </Notice>
  );
}

interface GateProps {
  readonly token: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets the holder of a link in once the link's step-up is done. */
function Gate({ token, title, children }: GateProps) {
  const t = useT();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const opened = useQuery('linkOpened', {}, { linkToken: token });
  if (opened.data === undefined)
    return opened.problem === undefined ? <Loading /> : <Over problem={opened.problem} title={title} />;
  const { position, state, expiresAt, satisfied, stepUp } = opened.data;
  if (satisfied || stepUp === 'none') return <>{children}</>;
  const what = position === null ? '' : jobTitle(position);
  if (state !== 'VALID')
    return (
      <Notice title={title}>
        {what !== '' && <p>{what}</p>}
        <p role="alert">
          {state === 'EXPIRED'
            ? t('person.link.expired', { time: exactTime(expiresAt, language) })
            : t('person.link.voided')}
        </p>
        <p className="quiet">{t('person.link.ask')}</p>
      </Notice>
    );
  return (
    <Notice title={title}>
      {what !== '' && <p>{what}</p>}
      <StepUp token={token} opened={opened.data} onDone={opened.reload} />
      <p className="quiet">{t('person.link.validUntil', { time: exactTime(expiresAt, language) })}</p>
    </Notice>
  );
}

interface LinkPageProps<N extends PageQuery> {
  readonly query: N;
  readonly title: string;
  readonly children: (content: LinkContent<N>) => ReactNode;
}

function Content<N extends PageQuery>({ query, title, link, children }: LinkPageProps<N> & { link: LinkAccess }) {
  const { data, problem, reload } = useQuery(
    query,
    link.params as QueryParams<N>,
    link.token === undefined ? {} : { linkToken: link.token },
  );
  if (data === undefined) return problem === undefined ? <Loading /> : <Over problem={problem} title={title} />;
  return <>{children({ data, link, reload })}</>;
}

/** A page behind a personal link, or signed in as the person it belongs to. */
export function LinkPage<N extends PageQuery>(props: LinkPageProps<N>) {
  const link = useLink();
  const { signIn } = useSignIn();
  const { pathname } = useLocation();
  if (link.token === undefined && !signIn.signedIn) return <Navigate to={signInAddress(pathname)} />;
  const content = <Content {...props} link={link} />;
  return (
    <div className="wide narrow">
      <Title text={props.title} />
      {link.token === undefined ? (
        content
      ) : (
        <Gate token={link.token} title={props.title}>
          {content}
        </Gate>
      )}
    </div>
  );
}
