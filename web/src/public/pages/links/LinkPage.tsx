import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { QueryData, QueryParams } from '../../../api/tables.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery, useSignIn } from '../../site/context.tsx';
import { signInAddress } from '../../site/sign-in-address.ts';
import { Title } from '../../site/Title.tsx';
import SeekersPage from '../errors/SeekersPage.tsx';
import { Gate } from './Gate.tsx';
import { LinkDead } from './LinkDead.tsx';
import { Notice } from './Notice.tsx';
import { Over } from './Over.tsx';
import { OwnStepUp } from './OwnStepUp.tsx';
import { RecruitmentLine } from './RecruitmentLine.tsx';
import { isToken, type LinkAccess, useLink } from './use-link.ts';
import { useRefresh } from './use-refresh.ts';
import '../../../ui/form.css';
import './links.css';

type PageQuery = 'appointmentPage' | 'interviewPage' | 'offerPage' | 'collectionPage' | 'consentPage' | 'dataCopy';

export interface LinkContent<N extends PageQuery> {
  readonly data: QueryData<N>;
  readonly link: LinkAccess;
  readonly reload: () => Promise<void>;
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
  useRefresh(reload);
  // Asked again half an hour later (ADR 33): what is being typed below stays.
  if (problem?.code === 'link.step_up_required' && link.token === undefined)
    return (
      <>
        <Notice title={title}>
          <OwnStepUp onDone={reload} />
        </Notice>
        {data !== undefined && children({ data, link, reload })}
      </>
    );
  if (data === undefined)
    return problem === undefined ? (
      <Loading />
    ) : (
      <Over problem={problem} title={title} retry={reload} token={link.token} />
    );
  return <>{children({ data, link, reload })}</>;
}

/** A page behind a personal link, or signed in as the person it belongs to. */
export function LinkPage<N extends PageQuery>(props: LinkPageProps<N>) {
  const link = useLink();
  const { signIn } = useSignIn();
  const { pathname, search } = useLocation();
  if (link.token === undefined && !signIn.signedIn) return <Navigate to={signInAddress(pathname + search)} replace />;
  if (link.token === undefined && signIn.account?.identity === 'Staff') return <SeekersPage />;
  const content = <Content {...props} link={link} />;
  return (
    <div className="wide narrow">
      <Title text={props.title} />
      {link.token === undefined && content}
      {link.token !== undefined && !isToken(link.token) && <LinkDead code="link.invalid" title={props.title} />}
      {link.token !== undefined && isToken(link.token) && (
        <Gate token={link.token} title={props.title}>
          {content}
        </Gate>
      )}
      <div className="recruitment-line">
        <RecruitmentLine />
      </div>
    </div>
  );
}
