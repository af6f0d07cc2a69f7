import { Button } from '@blueprintjs/core';
import { mostChosen } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { leavesBy } from '../../../model/reach.ts';
import { AskForm } from '../../../ui/AskForm.tsx';
import { BulkRun, commandFor } from '../../../ui/bulk/BulkRun.tsx';
import { ChooseAll } from '../../../ui/list/ChooseAll.tsx';
import type { Selection } from '../../../ui/list/use-selection.ts';
import { MissingNote } from '../../../ui/MissingNote.tsx';
import type { CollectionRow } from '../api.ts';
import { type BulkAction, bulkActions, outward, takers } from './actions.ts';

interface Props {
  readonly selection: Selection<CollectionRow>;
  /** How many the list has. */
  readonly total: number;
}

interface Work {
  readonly action: BulkAction;
  readonly rows: readonly CollectionRow[];
}

const nothing = {};

/** What can be done with those chosen, and for how many of them. */
export function BulkBar({ selection, total }: Props) {
  const { rows, chooseAll, clear } = selection;
  const t = useTranslate();
  const [asking, setAsking] = useState<Work | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const start = (action: BulkAction) => {
    const next = { action, rows: takers(action, rows) };
    if (outward.includes(action)) setAsking(next);
    else setWork(next);
  };
  // Who is done may leave the list, and with it the choice, before the result is read.
  if (rows.length === 0 && work === null && asking === null) return null;
  return (
    <section className="bulk-bar" aria-label={t({ id: 'collections.bulk.label' })}>
      <b>{t({ id: 'collections.bulk.chosen' }, { count: rows.length })}</b>
      <ChooseAll chosen={rows.length} total={total} most={mostChosen} onChooseAll={chooseAll} />
      {bulkActions.map((action) => {
        const count = takers(action, rows).length;
        return (
          <Button key={action} size="small" disabled={count === 0} onClick={() => start(action)}>
            {t({ id: `collections.action.${action}` })} <span className="bulk-number">{count}</span>
          </Button>
        );
      })}
      <span className="topbar-space" />
      <Button size="small" variant="minimal" icon="cross" onClick={clear}>
        {t({ id: 'collections.bulk.clear' })}
      </Button>
      {asking !== null && (
        <AskForm
          title={t({ id: `collections.action.${asking.action}` })}
          submit={t(
            { id: 'collections.bulk.start' },
            {
              action: t({ id: `collections.action.${asking.action}` }),
              count: asking.rows.length,
            },
          )}
          initial={nothing}
          note={t(
            { id: asking.action === 'RemindCollection' ? 'collections.note.remindMany' : 'collections.note.pushMany' },
            {
              count: asking.rows.length,
              rest: rows.length - asking.rows.length,
            },
          )}
          onSubmit={() => {
            setWork(asking);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        >
          {() => <MissingNote of={leavesBy(asking.action)} />}
        </AskForm>
      )}
      {work !== null && (
        <BulkRun
          work={{
            title: t({ id: `collections.action.${work.action}` }),
            items: work.rows.map(({ collectionId, person, revision }) => ({ id: collectionId, person, revision })),
            send: commandFor(work.action, (collectionId) => ({ collectionId })),
          }}
          told={
            work.action === 'PushCollectionToSap' && (
              <p className="bulk-count muted">{t({ id: 'collections.bulk.pushTold' })}</p>
            )
          }
          onClose={() => setWork(null)}
        />
      )}
    </section>
  );
}
