import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { ReassignForm } from './ReassignForm.tsx';
import type { ItemDetail } from './types.ts';

/** For those who hand work out: take it back, or give it to somebody else. */
export function ScreeningActions({ item }: { item: ItemDetail }) {
  const t = useT();
  const [reassigning, setReassigning] = useState(false);
  const { busy, problem, run } = useCommand();
  const { allowedActions, itemId } = item;
  return (
    <div className="action-bar">
      <ActionButton
        action="CancelScreening"
        allowed={allowedActions}
        label={t('staff.action.CancelScreening')}
        busy={busy}
        onRun={() => void run('CancelScreening', { screeningItemId: itemId })}
      />
      <ActionButton
        action="ReassignScreening"
        allowed={allowedActions}
        label={t('staff.action.ReassignScreening')}
        onRun={() => setReassigning(true)}
      />
      <ProblemNote problem={problem} />
      {reassigning && <ReassignForm itemId={itemId} onClose={() => setReassigning(false)} />}
    </div>
  );
}
