import { Button } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useState } from 'react';
import { type CommandName, runCommand } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { idOf } from '../api.ts';
import { AdvanceManyForm } from './AdvanceManyForm.tsx';
import { AssignManyForm } from './AssignManyForm.tsx';
import { BulkRun, type BulkWork } from './BulkRun.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LockManyForm } from './LockManyForm.tsx';

interface Props {
  readonly rows: readonly ApplicationRow[];
  readonly onClear: () => void;
}

type Asking = 'advance' | 'assign' | 'invite' | 'lock';

/** What can be done with everybody selected; one by one, with progress and a result each. */
export function BulkBar({ rows, onClear }: Props) {
  const t = useT();
  const toast = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  // Those it was begun for: who is done may leave the list, and with it the choice, before the result is read.
  const [work, setWork] = useState<(BulkWork & { readonly rows: readonly ApplicationRow[] }) | null>(null);
  // What none of them takes is not offered; those that do not take it tell so one by one.
  const offers = (action: CommandName) => rows.some(({ allowedActions }) => allowedActions.includes(action));
  const ids = rows.map(idOf);
  const close = () => setAsking(null);
  const start = (next: BulkWork) => {
    setAsking(null);
    setWork({ ...next, rows });
  };
  if (ids.length === 0 && work === null && asking === null) return null;
  return (
    <section className="bulk-bar" aria-label={t('staff.bulk.label')}>
      <b>{t('staff.bulk.selected', { count: ids.length })}</b>
      {offers('PassStep') && (
        <Button
          size="small"
          onClick={() =>
            start({
              title: t('staff.action.PassStep'),
              send: (applicationId) => runCommand('PassStep', { applicationId }),
            })
          }
        >
          {t('staff.action.PassStep')}
        </Button>
      )}
      {offers('AdvanceStage') && (
        <Button size="small" onClick={() => setAsking('advance')}>
          {t('staff.action.AdvanceStage')}
        </Button>
      )}
      {offers('AssignScreening') && (
        <Button size="small" onClick={() => setAsking('assign')}>
          {t('staff.action.AssignScreening')}
        </Button>
      )}
      {offers('InviteToSession') && (
        <Button size="small" onClick={() => setAsking('invite')}>
          {t('staff.action.InviteToSession')}
        </Button>
      )}
      {offers('LockApplication') && (
        <Button size="small" onClick={() => setAsking('lock')}>
          {t('staff.action.LockApplication')}
        </Button>
      )}
      <span className="topbar-space" />
      <Button size="small" variant="minimal" icon="cross" onClick={onClear}>
        {t('staff.bulk.clear')}
      </Button>
      {asking === 'advance' && <AdvanceManyForm onStart={start} onClose={close} />}
      {asking === 'lock' && <LockManyForm onStart={start} onClose={close} />}
      {asking === 'assign' && (
        <AssignManyForm
          rows={rows}
          onDone={(count) => toast(t('staff.done.AssignScreening', { count }))}
          onClose={close}
        />
      )}
      {asking === 'invite' && <InviteForm applicationIds={ids} onClose={close} />}
      {work !== null && <BulkRun work={work} rows={work.rows} onClose={() => setWork(null)} />}
    </section>
  );
}
