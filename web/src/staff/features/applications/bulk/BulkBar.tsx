import { Button } from '@blueprintjs/core';
import { type ApplicationChosen, mostChosen } from '@talentlog/contracts';
import { useState } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { BulkRun, type BulkWork } from '../../../ui/bulk/BulkRun.tsx';
import { ChooseAll } from '../../../ui/list/ChooseAll.tsx';
import type { Selection } from '../../../ui/list/use-selection.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { AdvanceManyForm } from './AdvanceManyForm.tsx';
import { AssignManyForm } from './AssignManyForm.tsx';
import { type BulkAction, bulkActions, takers } from './chosen.ts';
import { InviteForm } from './InviteForm.tsx';
import { LockManyForm } from './LockManyForm.tsx';
import { PassManyForm } from './PassManyForm.tsx';

interface Props {
  readonly selection: Selection<ApplicationChosen>;
  /** How many the list has. */
  readonly total: number;
}

/** What is asked before work begins, and on whom: as they stood when it was asked. */
interface Asking {
  readonly action: BulkAction;
  readonly rows: readonly ApplicationChosen[];
}

/** What can be done with those chosen and how many of them each action fits; one by one, with progress and a result each. */
export function BulkBar({ selection, total }: Props) {
  const { rows, chooseAll, clear } = selection;
  const t = useT();
  const [asking, setAsking] = useState<Asking | null>(null);
  // Those it was begun for: who is done may leave the list, and with it the choice, before the result is read.
  const [work, setWork] = useState<BulkWork | null>(null);
  const start = (next: BulkWork) => {
    setAsking(null);
    setWork(next);
  };
  const leave = () => {
    setWork(null);
    void selection.refresh();
  };
  if (rows.length === 0 && work === null && asking === null) return null;
  return (
    <section className="bulk-bar" aria-label={t('staff.bulk.label')}>
      <b>{t('staff.bulk.selected', { count: rows.length })}</b>
      <ChooseAll chosen={rows.length} total={total} most={mostChosen} onChooseAll={chooseAll} />
      <span className="topbar-space" />
      {bulkActions.map((action) => {
        const count = takers(action, rows).length;
        if (count === 0) return null;
        return (
          <Button key={action} size="small" onClick={() => setAsking({ action, rows })}>
            {t('staff.bulk.for', { action: t(`staff.action.${action}`), count })}
          </Button>
        );
      })}
      <Button size="small" variant="minimal" icon="cross" onClick={clear}>
        {t('staff.bulk.clear')}
      </Button>
      {asking !== null && <Asked {...asking} onStart={start} onClose={() => setAsking(null)} />}
      {work !== null && <BulkRun work={work} onClose={leave} />}
    </section>
  );
}

interface AskedProps extends Asking {
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

function Asked({ action, rows, ...around }: AskedProps) {
  const t = useT();
  const toast = useToast();
  const fitting = takers(action, rows);
  switch (action) {
    case 'PassStep':
      return <PassManyForm rows={fitting} {...around} />;
    case 'AdvanceStage':
      return <AdvanceManyForm rows={rows} {...around} />;
    case 'LockApplication':
      return <LockManyForm rows={fitting} {...around} />;
    case 'AssignScreening':
      return (
        <AssignManyForm
          rows={rows}
          onDone={(count) => toast(t('staff.done.AssignScreening', { count }))}
          onClose={around.onClose}
        />
      );
    case 'InviteToSession':
      return <InviteForm applicationIds={fitting.map(({ applicationId }) => applicationId)} onClose={around.onClose} />;
  }
}
