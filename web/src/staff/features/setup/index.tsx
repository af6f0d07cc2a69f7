import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { Page } from '../../ui/Page.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { SmsTest } from './SmsTest.tsx';
import { useSteps } from './use-steps.ts';
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
  return (
    <Page
      title={t('settings.setup.title')}
      actions={<Link to={paths.settings}>{t('settings.setup.allSettings')}</Link>}
    >
      <p className="muted">{t('settings.setup.note')}</p>
      <ol className="setup-steps">
        {steps.map(({ name, done, to, detail }) => (
          <li key={name} aria-label={t(`settings.step.${name}`)}>
            <p className="setup-head">
              <b>{t(`settings.step.${name}`)}</b>{' '}
              {done !== undefined && (
                <StateTag tone={done ? 'ok' : 'warn'}>
                  {t(done ? 'settings.setup.done' : 'settings.setup.open')}
                </StateTag>
              )}
            </p>
            <p className="muted">{t(`settings.why.${name}`)}</p>
            {done === false && <p className="late">{t(`settings.hurts.${name}`)}</p>}
            {detail !== undefined && <p className="muted">{t('settings.setup.detail', { detail })}</p>}
            {to !== undefined && <Link to={to}>{t(`settings.go.${name as 'company'}`)}</Link>}
            {name === 'sms' && done === true && <SmsTest />}
          </li>
        ))}
      </ol>
    </Page>
  );
}
