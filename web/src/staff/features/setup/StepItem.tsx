import { Button } from '@blueprintjs/core';
import type { SetupStep } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import type { Step } from '../../model/setup.ts';
import { useCommand } from '../../model/use-command.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { TestMessage } from './TestMessage.tsx';

interface Props {
  readonly step: Step;
  /** All that were put aside. */
  readonly skipped: readonly SetupStep[];
}

/** One step: how it stands, whom it hurts as long as it is missing, where it is done; done ones stay to be changed. */
export function StepItem({ step: { name, done, skipped: isSkipped, to, detail }, skipped }: Props) {
  const t = useT();
  const { busy, problem, run } = useCommand();
  const others = skipped.filter((one) => one !== name);
  const putAside = () =>
    void run('ChangeSettings', { values: { setupSkipped: isSkipped ? others : [...others, name] }, reset: [] });
  return (
    <li aria-label={t(`settings.step.${name}`)}>
      <p className="setup-head">
        <b>{t(`settings.step.${name}`)}</b> <Standing done={done} skipped={isSkipped} />
      </p>
      <p className="muted">{t(`settings.why.${name}`)}</p>
      {done === false && <p className={isSkipped ? 'muted' : 'late'}>{t(`settings.hurts.${name}`)}</p>}
      {detail !== undefined && <p className="muted">{t('settings.setup.detail', { detail })}</p>}
      <p className="setup-actions">
        {to !== undefined && (
          <Link to={to} state={{ from: paths.setup }}>
            {t(`settings.go.${name as 'company'}`)}
          </Link>
        )}
        {done === false && (
          <Button variant="minimal" size="small" disabled={busy} onClick={putAside}>
            {t(isSkipped ? 'settings.setup.remind' : 'settings.setup.skip')}
          </Button>
        )}
      </p>
      <ProblemNote problem={problem} />
      {(name === 'sms' || name === 'mail') && done === true && <TestMessage kind={name} />}
    </li>
  );
}

function Standing({ done, skipped }: { readonly done: boolean | undefined; readonly skipped: boolean }) {
  const t = useT();
  if (done === undefined) return null;
  if (done) return <StateTag tone="ok">{t('settings.setup.done')}</StateTag>;
  if (skipped) return <StateTag tone="mute">{t('settings.setup.skipped')}</StateTag>;
  return <StateTag tone="warn">{t('settings.setup.open')}</StateTag>;
}
