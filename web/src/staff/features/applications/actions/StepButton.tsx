import type { ApplicationRow } from '@talentlog/contracts';
import { useState } from 'react';
import type { ApiProblem } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAdvance } from './use-advance.ts';

/** The step that is taken with one press and taken back as easily: moving a passed application on, to where most go. */
export function StepButton({ row }: { row: ApplicationRow }) {
  const t = useTranslate();
  const words = useApplicationWords();
  const { busy, advance } = useAdvance();
  const [problem, setProblem] = useState<ApiProblem>();
  const [to] = row.nextStages;
  if (to === undefined || !row.allowedActions.includes('AdvanceStage')) return null;
  return (
    <>
      <BusyButton size="small" busy={busy} onClick={() => void advance(row, to).then(setProblem)}>
        {t({ id: 'staff.step.advanceTo' }, { stage: words.stage(to) })}
      </BusyButton>
      <ProblemNote problem={problem} />
    </>
  );
}
