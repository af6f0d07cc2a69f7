import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useIsBehind } from '../../site/use-truth.ts';
import { GuardianFields } from '../consent/GuardianFields.tsx';
import { useTicks } from '../consent/use-ticks.ts';
import { ResumeShown } from './ResumeShown.tsx';
import type { StepProps } from './step.ts';

/** The statement that the resume is true, and the consent without which nobody may read it. */
export function ConfirmStep({ job, resume, readiness, reload, onNext, onBack }: StepProps) {
  const t = useTranslate();
  const action = useAction();
  const behind = useIsBehind();
  const needsStatement = resume.state !== 'CONFIRMED';
  const needsConsent = readiness.consent !== 'AUTHORIZED';
  const [truthful, setTruthful] = useState(false);
  const ticks = useTicks(readiness.guardianNeed, readiness.policyVersion);
  const [pressed, setPressed] = useState(false);
  const ready = (truthful || !needsStatement) && (ticks.ready || !needsConsent);
  const form = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(0);
  // A press that was refused leads to what it lacks: the button was off while it ran and lost the focus.
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-next]')?.focus();
  }, [refused]);
  const next = async () => {
    setPressed(true);
    if (!ready) return setRefused(refused + 1);
    const done = await action.run(async () => {
      if (needsConsent) {
        await runCommand('GrantConsent', { policyVersion: readiness.policyVersion, guardian: ticks.guardian });
        ticks.forget();
      }
      if (needsStatement) await runCommand('ConfirmResumeStatement', { agreed: true });
    });
    await reload();
    if (done) onNext();
    else setRefused(refused + 1);
  };
  return (
    <div className="form" ref={form}>
      <p>{t({ id: 'person.apply.asSeen' })}</p>
      <ResumeShown
        resume={resume}
        changeAt={(block) =>
          `/delivery?${new URLSearchParams({ ad: job.advertisementId, step: 'resume' })}#field-${block}`
        }
      />
      {needsStatement && (
        <Check
          checked={truthful}
          onValue={setTruthful}
          error={pressed && !truthful ? t({ id: 'refusal.resume.statement_required' }) : undefined}
        >
          {t({ id: 'person.resume.statement' })}
        </Check>
      )}
      {needsConsent && (
        <Check
          checked={ticks.ticked.agreed}
          onValue={(agreed) => ticks.tick({ agreed })}
          error={pressed && !ticks.ticked.agreed ? t({ id: 'refusal.privacy.consent_required' }) : undefined}
        >
          {t({ id: 'person.apply.consent' })} <Link to="/privacy">{t({ id: 'public.policy.privacy' })}</Link>
          {t({ id: 'person.policy.version' }, { version: readiness.policyVersion })}
        </Check>
      )}
      {needsConsent && ticks.withGuardian && <GuardianFields ticks={ticks} pressed={pressed} />}
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onBack}>{t({ id: 'person.apply.editResume' })}</Button>
        <Button kind="primary" data-next busy={action.busy} disabled={behind} onClick={() => void next()}>
          {t({ id: 'person.apply.next' })}
        </Button>
      </div>
    </div>
  );
}
