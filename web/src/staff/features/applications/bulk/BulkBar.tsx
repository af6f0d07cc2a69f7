import { Button } from '@blueprintjs/core';
import { type ApplicationChosen, mostChosen } from '@talentlog/contracts';
import { Suspense, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { BulkRun, type BulkWork } from '../../../ui/bulk/BulkRun.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { ChooseAll } from '../../../ui/list/ChooseAll.tsx';
import type { Selection } from '../../../ui/list/use-selection.ts';
import type { Asking } from './Asked.tsx';
import { bulkActions, takers } from './chosen.ts';

interface Props {
  readonly selection: Selection<ApplicationChosen>;
  /** How many the list has. */
  readonly total: number;
}

/** Its forms: fetched with the first that is asked for. */
const Asked = lazyPart(() => import('./Asked.tsx'));

/** What can be done with those chosen and how many of them each action fits; one by one, with progress and a result each. */
export function BulkBar({ selection, total }: Props) {
  const { rows, chooseAll, clear } = selection;
  const t = useTranslate();
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
    <section className="bulk-bar" aria-label={t({ id: 'staff.bulk.label' })}>
      <b>{t({ id: 'staff.bulk.selected' }, { count: rows.length })}</b>
      <ChooseAll chosen={rows.length} total={total} most={mostChosen} onChooseAll={chooseAll} />
      <span className="topbar-space" />
      {bulkActions.map((action) => {
        const count = takers(action, rows).length;
        if (count === 0) return null;
        return (
          <Button key={action} size="small" onClick={() => setAsking({ action, rows })}>
            {t({ id: 'staff.bulk.for' }, { action: t({ id: `staff.action.${action}` }), count })}
          </Button>
        );
      })}
      <Button size="small" variant="minimal" icon="cross" onClick={clear}>
        {t({ id: 'staff.bulk.clear' })}
      </Button>
      {asking !== null && (
        <Suspense>
          <Asked {...asking} onStart={start} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {work !== null && <BulkRun work={work} onClose={leave} />}
    </section>
  );
}
