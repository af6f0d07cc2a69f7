import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { phoneText } from '../../../format/phone.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Link } from '../../site/router.tsx';
import { entriesOf } from '../resume/entries.ts';
import { blockNames } from '../resume/forms.ts';
import { fieldWords } from '../resume/paths.ts';
import type { StepProps } from './step.ts';

/** What will be sent, in short. */
function Summary({ resume }: Pick<StepProps, 'resume'>) {
  const t = useT();
  const basic = entriesOf('basic', resume.blocks.basic)[0] ?? {};
  const facts = (['name', 'phone', 'email'] as const).map(
    (name) =>
      [
        t(fieldWords('basic', name)),
        name === 'phone' ? phoneText(String(basic[name] ?? '')) : String(basic[name] ?? ''),
      ] as const,
  );
  const blocks = blockNames.filter((block) => block !== 'basic' && entriesOf(block, resume.blocks[block]).length > 0);
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('person.apply.blocks')}</dt>
        <dd>{blocks.map((block) => t(`person.resumeBlock.${block}`)).join(t('person.apply.comma'))}</dd>
      </div>
    </dl>
  );
}

/** The statement that the resume is true, and the consent without which nobody may read it. */
export function ConfirmStep({ resume, readiness, reload, onNext, onBack }: StepProps) {
  const t = useT();
  const action = useAction();
  const needsStatement = resume.state !== 'CONFIRMED';
  const needsConsent = readiness.consent !== 'AUTHORIZED';
  const [truthful, setTruthful] = useState(false);
  const [consented, setConsented] = useState(false);
  const [pressed, setPressed] = useState(false);
  const ready = (truthful || !needsStatement) && (consented || !needsConsent);
  const next = async () => {
    setPressed(true);
    if (!ready) return;
    const done = await action.run(async () => {
      if (needsConsent) await runCommand('GrantConsent', { policyVersion: readiness.policyVersion });
      if (needsStatement) await runCommand('ConfirmResumeStatement', { agreed: true });
    });
    await reload();
    if (done) onNext();
  };
  return (
    <div className="form">
      <Summary resume={resume} />
      {needsStatement && (
        <Check
          checked={truthful}
          onValue={setTruthful}
          error={pressed && !truthful ? t('refusal.resume.statement_required') : undefined}
        >
          {t('person.resume.statement')}
        </Check>
      )}
      {needsConsent && (
        <Check
          checked={consented}
          onValue={setConsented}
          error={pressed && !consented ? t('refusal.privacy.consent_required') : undefined}
        >
          {t('person.apply.consent')} <Link to="/privacy">{t('public.policy.privacy')}</Link>
        </Check>
      )}
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onBack}>{t('person.apply.editResume')}</Button>
        <Button kind="primary" busy={action.busy} onClick={() => void next()}>
          {t('person.apply.next')}
        </Button>
      </div>
    </div>
  );
}
