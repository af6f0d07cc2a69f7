import { type ApplicationRow, Stage } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useToast } from '../../../ui/use-toast.ts';

/** The step that is taken with one press and taken back as easily: moving a passed application on, to where most go. */
export function StepButton({ row }: { row: ApplicationRow }) {
  const t = useT();
  const toast = useToast();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand(new Map([[row.applicationId, row.revision]]));
  const [to] = row.nextStages;
  if (to === undefined || !row.allowedActions.includes('AdvanceStage')) return null;
  const { applicationId, stage, person } = row;
  const advance = async () => {
    if ((await run('AdvanceStage', { applicationId, to })) === undefined) return;
    toast(t('staff.done.AdvanceStage', { name: nameOf(person), stage: words.stage(to) }), {
      name: 'ReturnStage',
      payload: { applicationId, to: Stage.parse(stage), reason: t('staff.done.undoReason') },
    });
  };
  return (
    <>
      <BusyButton size="small" busy={busy} onClick={() => void advance()}>
        {t('staff.step.advanceTo', { stage: words.stage(to) })}
      </BusyButton>
      <ProblemNote problem={problem} />
    </>
  );
}
