import { companyId } from '@talentlog/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { SeenContext } from '../../model/seen.ts';
import { useSetupSettingsQuery, useSteps, waitingSteps } from '../../model/setup.ts';
import { Page } from '../../ui/Page.tsx';
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
  const t = useT();
  const steps = useSteps();
  const revision = useSetupSettingsQuery({}).data?.data.revision;
  const seen = useMemo(() => new Map(revision === undefined ? [] : [[companyId, revision]]), [revision]);
  const skipped = steps.filter((step) => step.skipped).map(({ name }) => name);
  const isKnown = steps.every(({ done }) => done !== undefined);
  const waiting = waitingSteps(steps);
  return (
    <Page
      title={t('settings.setup.title')}
      actions={<Link to={paths.settings}>{t('settings.setup.allSettings')}</Link>}
    >
      <p className="muted">{t('settings.setup.note')}</p>
      {isKnown && (
        <p role="status">
          {waiting === 0 ? t('settings.setup.nothingWaits') : t('settings.setup.waiting', { count: waiting })}
        </p>
      )}
      <SeenContext value={seen}>
        <ol className="setup-steps">
          {steps.map((step) => (
            <StepItem key={step.name} step={step} skipped={skipped} />
          ))}
        </ol>
      </SeenContext>
    </Page>
  );
}
