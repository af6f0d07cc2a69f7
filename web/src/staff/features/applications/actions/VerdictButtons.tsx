import { Button } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { AssignForm } from './AssignForm.tsx';
import { EliminateForm } from './EliminateForm.tsx';
import { HoldForm } from './table-forms.ts';
import { useDone } from './use-done.ts';

export type RowAction = 'EliminateApplication' | 'HoldStep' | 'PassStep' | 'AssignScreening';

/** Passing at once, everything else by its form, as from the open application. */
export function VerdictButtons({ row, offered }: { row: ApplicationRow; offered: readonly RowAction[] }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const done = useDone(row);
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<RowAction | null>(null);
  const { applicationId, person } = row;
  const pass = async () => {
    if ((await run('PassStep', { applicationId })) !== undefined) done('PassStep')();
  };
  const close = () => setAsking(null);
  return (
    <>
      {offered.map((action) =>
        action === 'PassStep' ? (
          <BusyButton key={action} size="small" busy={busy} onClick={() => void pass()}>
            {t({ id: `staff.action.${action}` })}
          </BusyButton>
        ) : (
          <Button key={action} size="small" onClick={() => setAsking(action)}>
            {t({ id: `staff.action.${action}` })}
          </Button>
        ),
      )}
      <ProblemNote problem={problem} />
      {asking === 'EliminateApplication' && <EliminateForm detail={row} onClose={close} />}
      {asking === 'HoldStep' && <HoldForm detail={row} onClose={close} />}
      {asking === 'AssignScreening' && (
        <AssignForm
          applicationIds={[applicationId]}
          whom={() => <p>{nameOf(person)}</p>}
          onDone={done('AssignScreening')}
          onClose={close}
        />
      )}
    </>
  );
}
