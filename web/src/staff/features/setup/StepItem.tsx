import type { SetupStep } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import type { PartSeen } from '../../model/health.ts';
import { paths } from '../../model/paths.ts';
import { placeOf, type Step } from '../../model/setup.ts';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { SiteAddress } from './SiteAddress.tsx';
import { TestMessage } from './TestMessage.tsx';
import { TestSap } from './TestSap.tsx';

interface Props {
  readonly step: Step;
  /** All that were put aside. */
  readonly skipped: readonly SetupStep[];
  /** How what was configured answers; undefined while nobody knows, and where nothing is to answer. */
  readonly part: PartSeen | undefined;
  /** What links in mail and SMS begin with. */
  readonly origin: string;
}

/** One step: how it stands, whom it hurts as long as it is missing, where it is done; done ones stay to be changed. */
export function StepItem({ step, skipped, part, origin }: Props) {
  const { name, done, skipped: isSkipped, inInbox } = step;
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  const to = placeOf[name];
  const others = skipped.filter((one) => one !== name);
  const isSilent = done && part?.ready === false;
  const putAside = () =>
    void run('ChangeSettings', { values: { setupSkipped: isSkipped ? others : [...others, name] }, reset: [] });
  return (
    <li aria-label={t({ id: `settings.step.${name}` })}>
      <p className="setup-head">
        <b>{t({ id: `settings.step.${name}` })}</b> <Standing step={step} isSilent={isSilent} />
      </p>
      <p className="muted">{t({ id: `settings.why.${name}` })}</p>
      {!done && !inInbox && <p className={isSkipped ? 'muted' : 'late'}>{t({ id: `settings.hurts.${name}` })}</p>}
      {inInbox && (
        <p className="late">
          {t({ id: 'settings.setup.inInboxOnly' })} <a href="/dev/inbox">{t({ id: 'settings.setup.openInbox' })}</a>
        </p>
      )}
      {isSilent && (
        <p className="late">
          {t({ id: 'settings.setup.silent' })} <Link to={paths.operations}>{t({ id: 'staff.nav.operations' })}</Link>
        </p>
      )}
      {name === 'address' && <SiteAddress origin={origin} />}
      <p className="setup-actions">
        {to !== undefined && (
          <Link to={to} state={{ from: paths.setup }}>
            {t({ id: `settings.go.${name as 'company'}` })}
          </Link>
        )}
        {!done && !inInbox && (
          <BusyButton variant="minimal" size="small" busy={busy} onClick={putAside}>
            {t({ id: isSkipped ? 'settings.setup.remind' : 'settings.setup.skip' })}
          </BusyButton>
        )}
      </p>
      <ProblemNote problem={problem} />
      {(name === 'sms' || name === 'mail') && (done || inInbox) && <TestMessage kind={name} inInbox={inInbox} />}
      {name === 'sap' && done && <TestSap />}
    </li>
  );
}

function Standing({ step: { done, skipped, inInbox }, isSilent }: { readonly step: Step; readonly isSilent: boolean }) {
  const t = useTranslate();
  if (isSilent) return <StateTag tone="warn">{t({ id: 'settings.setup.noAnswer' })}</StateTag>;
  if (inInbox) return <StateTag tone="info">{t({ id: 'settings.setup.inInbox' })}</StateTag>;
  if (done) return <StateTag tone="ok">{t({ id: 'settings.setup.done' })}</StateTag>;
  if (skipped) return <StateTag tone="mute">{t({ id: 'settings.setup.skipped' })}</StateTag>;
  return <StateTag tone="warn">{t({ id: 'settings.setup.open' })}</StateTag>;
}
