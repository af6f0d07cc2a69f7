import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PendingSaves } from '../resume/pending-saves.ts';
import { ResumeEditor } from '../resume/ResumeEditor.tsx';
import { UnsavedNote } from '../resume/UnsavedNote.tsx';
import type { StepProps } from './step.ts';

/** The first step: the resume. It is left once everything typed is saved and nothing is missing. */
export function ResumeStep({ resume, readiness, reload, onNext }: StepProps) {
  const t = useTranslate();
  const action = useAction();
  const [taken, setTaken] = useState(0);
  const [saves] = useState(() => new PendingSaves());
  const [wish, setWish] = useState<'stay' | 'unsaved' | 'go'>('stay');
  const lacks = resume.missing.length > 0;
  const mayGo = !lacks && readiness.availability.status === 'APPLICABLE';
  const next = () =>
    action.run(async () => {
      if (!(await saves.settle())) return setWish('unsaved');
      await reload();
      setWish('go');
    });
  const { hash } = useLocation();
  // The confirmation leads to the very block that is to be changed.
  useEffect(() => {
    const block = hash === '' ? null : document.getElementById(hash.slice(1));
    block?.scrollIntoView();
    block?.focus();
  }, [hash]);
  // What the newest answer says is known here only once it is shown.
  useEffect(() => {
    if (wish !== 'go') return;
    setWish('stay');
    if (mayGo) onNext();
  }, [wish, mayGo, onNext]);
  return (
    <>
      <ResumeEditor resume={resume} reload={reload} taken={taken} onTaken={() => setTaken(taken + 1)} saves={saves} />
      {wish === 'unsaved' && <UnsavedNote />}
      <div className="actions">
        <Button kind="primary" busy={action.busy} disabled={!mayGo} onClick={() => void next()}>
          {t({ id: 'person.apply.next' })}
        </Button>
      </div>
      {lacks && <p className="quiet">{t({ id: 'person.resume.missingShort' }, { count: resume.missing.length })}</p>}
    </>
  );
}
