import type { PolicyName } from '@talentlog/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { PolicyBody } from './PolicyBody.tsx';
import { policyAsked } from './policy-asked.ts';
import { Versions } from './Versions.tsx';
import '../../../ui/form.css';

interface Props {
  readonly policy: PolicyName;
  readonly title: string;
  /** Where this page is. */
  readonly path: string;
}

/** A policy as it is in force, or as it was at the instant that the address names; readable and printable. */
export function PolicyPage({ policy, title, path }: Props) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { data, problem, reload } = useQuery('policy', policyAsked(policy, search));
  return (
    <div className="wide narrow">
      <Title text={title} />
      <article className="sheet policy">
        <h1>{title}</h1>
        {data === undefined &&
          (problem === undefined ? <Loading lines={12} /> : <Failed problem={problem} retry={reload} />)}
        {data !== undefined && !data.isPresent && (
          <p className="note note-warn">
            {t({ id: 'public.policy.former' })} <Link to={path}>{t({ id: 'public.policy.present' })}</Link>
          </p>
        )}
        {data !== undefined && <PolicyBody read={data} />}
        {data !== undefined && data.versions.length + data.corrections.length > 1 && (
          <Versions path={path} read={data} />
        )}
      </article>
    </div>
  );
}
