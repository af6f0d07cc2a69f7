import type { ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Field.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useQuery } from '../../site/context.tsx';
import { Link } from '../../site/router.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { PendingSaves } from './pending-saves.ts';
import { ResumeEditor } from './ResumeEditor.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';

/** Where the resume stands, as a sentence. */
function Standing({ resume }: { resume: ResumeSeen }) {
  const t = useT();
  const { language } = useLanguage();
  if (resume.editability === 'LOCKED')
    return (
      <p className="note">
        {t('person.delivery.locked')} <Link to="/personal/account_setting">{t('public.frame.account')}</Link>
      </p>
    );
  if (resume.state === 'CONFIRMED' && resume.confirmedAt !== null)
    return (
      <p className="note note-ok">{t('person.resume.confirmed', { time: exactTime(resume.confirmedAt, language) })}</p>
    );
  return <p>{t(`person.resumeState.${resume.state}`)}</p>;
}

interface StatementProps {
  readonly resume: ResumeSeen;
  readonly reload: () => Promise<unknown>;
  readonly saves: PendingSaves;
}

/** The statement that all of it is true. */
export function Statement({ resume, reload, saves }: StatementProps) {
  const t = useT();
  const action = useAction();
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
      <h2>{t('person.resume.statementTitle')}</h2>
      <Check
        checked={agreed}
        onValue={setAgreed}
        error={pressed && !agreed ? t('refusal.resume.statement_required') : undefined}
      >
        {t('person.resume.statement')}
      </Check>
      {resume.editing.length > 0 && <p className="note note-warn">{t('refusal.resume.block_editing')}</p>}
      <ProblemNote problem={action.problem} />
      {unsaved && <UnsavedNote />}
      <p>
        <Button kind="primary" busy={action.busy} disabled={resume.missing.length > 0} onClick={() => void confirm()}>
          {t('person.resume.confirm')}
        </Button>
      </p>
      {resume.missing.length > 0 && (
        <p className="quiet">{t('person.resume.missingShort', { count: resume.missing.length })}</p>
      )}
    </section>
  );
}

/** My resume: files, what was read from them, blocks, and the statement. */
export default function MyResume() {
  const t = useT();
  const { data, problem, reload } = useQuery('myResume', {});
  const [taken, setTaken] = useState(0);
  const [saves] = useState(() => new PendingSaves());
  return (
    <div className="wide narrow">
      <Title text={t('public.frame.resume')} />
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading />}
      {data !== undefined && (
        <section className="sheet">
          <h1>{t('public.frame.resume')}</h1>
          <Standing resume={data} />
          <ResumeEditor resume={data} reload={reload} taken={taken} onTaken={() => setTaken(taken + 1)} saves={saves} />
          <Statement resume={data} reload={reload} saves={saves} />
        </section>
      )}
    </div>
  );
}
