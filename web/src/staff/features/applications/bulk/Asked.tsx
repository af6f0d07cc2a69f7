import type { ApplicationChosen } from '@talentlog/contracts';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import type { BulkWork } from '../../../ui/bulk/BulkRun.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import '../applications.css';
import { AdvanceManyForm } from './AdvanceManyForm.tsx';
import { AssignManyForm } from './AssignManyForm.tsx';
import { type BulkAction, takers } from './chosen.ts';
import { InviteForm } from './InviteForm.tsx';
import { LockManyForm } from './LockManyForm.tsx';
import { PassManyForm } from './PassManyForm.tsx';
import { WriteManyForm } from './WriteManyForm.tsx';

/** What is asked before work begins, and on whom: as they stood when it was asked. */
export interface Asking {
  readonly action: BulkAction;
  readonly rows: readonly ApplicationChosen[];
}

interface AskedProps extends Asking {
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** The form of an action on many, over those of them whom it fits. */
export default function Asked({ action, rows, ...around }: AskedProps): ReactElement {
  const t = useTranslate();
  const toast = useToast();
  const fitting = takers(action, rows);
  switch (action) {
    case 'PassStep':
      return <PassManyForm rows={fitting} {...around} />;
    case 'AdvanceStage':
      return <AdvanceManyForm rows={rows} {...around} />;
    case 'WriteToCandidate':
      return <WriteManyForm rows={rows} {...around} />;
    case 'LockApplication':
      return <LockManyForm rows={fitting} {...around} />;
    case 'AssignScreening':
      return (
        <AssignManyForm
          rows={rows}
          onDone={(count) => toast(t({ id: 'staff.done.AssignScreening' }, { count }))}
          onClose={around.onClose}
        />
      );
    case 'InviteToSession':
      return <InviteForm applicationIds={fitting.map(({ applicationId }) => applicationId)} onClose={around.onClose} />;
  }
}
