import type { ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useIsBehind } from '../../site/use-truth.ts';
import { PendingSaves } from './pending-saves.ts';
import { UnsavedNote } from './UnsavedNote.tsx';

interface StatementProps {
  readonly resume: ResumeSeen;
  readonly reload: () => Promise<unknown>;
  readonly saves: PendingSaves;
}

/** The statement that all of it is true. */
export function Statement({ resume, reload, saves }: StatementProps) {
  const t = useTranslate();
  const action = useAction();
  const behind = useIsBehind();
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  if (resume.state === 'CONFIRMED' || resume.editability === 'LOCKED') return null;
  const confirm = async () => {
    setPressed(true);
    if (!agreed) return;
    await action.run(async () => {
      const saved = await saves.settle();
      setUnsaved(!saved);
      if (saved) await runCommand('ConfirmResumeStatement', { agreed });
    });
    await reload();
  };
  return (
    <section className="block">
      <h2>{t({ id: 'person.resume.statementTitle' })}</h2>
      <Check
        checked={agreed}
        onValue={setAgreed}
        error={pressed && !agreed ? t({ id: 'refusal.resume.statement_required' }) : undefined}
      >
        {t({ id: 'person.resume.statement' })}
      </Check>
      {resume.editing.length > 0 && <p className="note note-warn">{t({ id: 'refusal.resume.block_editing' })}</p>}
      <ProblemNote problem={action.problem} />
      {unsaved && <UnsavedNote />}
      <p>
        <Button
          kind="primary"
          busy={action.busy}
          disabled={behind || resume.missing.length > 0}
          onClick={() => void confirm()}
        >
          {t({ id: 'person.resume.confirm' })}
        </Button>
      </p>
      {resume.missing.length > 0 && (
        <p className="quiet">{t({ id: 'person.resume.missingShort' }, { count: resume.missing.length })}</p>
      )}
    </section>
  );
}
