import { companyId } from '@talentlog/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useHealthQuery } from '../../model/health.ts';
import { paths } from '../../model/paths.ts';
import { SeenContext } from '../../model/seen.ts';
import { partOf, useSetupStateQuery, waitingSteps } from '../../model/setup.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { StepItem } from './StepItem.tsx';
import './setup.css';

/** The first hour of a company: what is set up, what is missing, and what that means for people. */
export default function SetupPage() {
  return (
    <WithPacks names={['settings']}>
      <Guide />
    </WithPacks>
  );
}

function Guide() {
  const t = useTranslate();
  const { data, error, refetch } = useSetupStateQuery({});
  return (
    <Page
      title={t({ id: 'settings.setup.title' })}
      actions={<Link to={paths.settings}>{t({ id: 'settings.setup.allSettings' })}</Link>}
    >
      <p className="muted">{t({ id: 'settings.setup.note' })}</p>
      {data === undefined && error === undefined && <Loading />}
      {data === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Steps state={data.data} />}
    </Page>
  );
}

function Steps({ state: { revision, origin, steps } }: { readonly state: QueryData<'setupState'> }) {
  const t = useTranslate();
  const parts = useHealthQuery().data?.parts;
  const seen = useMemo(() => new Map([[companyId, revision]]), [revision]);
  const skipped = steps.filter((step) => step.skipped).map(({ name }) => name);
  const waiting = waitingSteps(steps);
  return (
    <SeenContext value={seen}>
      <p role="status">
        {waiting === 0
          ? t({ id: 'settings.setup.nothingWaits' })
          : t({ id: 'settings.setup.waiting' }, { count: waiting })}
      </p>
      <ol className="setup-steps">
        {steps.map((step) => (
          <StepItem
            key={step.name}
            step={step}
            skipped={skipped}
            part={parts?.[partOf[step.name] ?? '']}
            origin={origin}
          />
        ))}
      </ol>
    </SeenContext>
  );
}
