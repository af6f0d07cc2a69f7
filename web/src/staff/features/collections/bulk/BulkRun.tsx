import { Icon } from '@blueprintjs/core';
import { useCallback, useMemo } from 'react';
import { runCommand } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { BulkDialog } from '../../../ui/bulk/BulkDialog.tsx';
import type { ItemResult } from '../../../ui/bulk/run-bulk.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { CollectionRow } from '../api.ts';
import type { BulkAction } from './actions.ts';

interface Props {
  readonly action: BulkAction;
  readonly rows: readonly CollectionRow[];
  readonly onClose: () => void;
}

/** How many are through, and what became of each. */
export function BulkRun({ action, rows, onClose }: Props) {
  const t = useT();
  const ids = useMemo(() => rows.map(({ collectionId }) => collectionId), [rows]);
  const send = useCallback((collectionId: string) => runCommand(action, { collectionId }), [action]);
  return (
    <BulkDialog
      title={t(`collections.action.${action}`)}
      ids={ids}
      send={send}
      stop={t('collections.bulk.stop')}
      onClose={onClose}
    >
      {({ results, failed, done }) => (
        <>
          <p role="status" className="bulk-count">
            {t('collections.bulk.progress', {
              done: results.length - failed.length,
              total: rows.length,
              failed: failed.length,
            })}
          </p>
          {done && failed.length < rows.length && action === 'PushCollectionToSap' && (
            <p className="bulk-count muted">{t('collections.bulk.pushTold')}</p>
          )}
          <ul className="bulk-results">
            {rows.map((row) => (
              <ResultLine key={row.collectionId} row={row} result={results.find(({ id }) => id === row.collectionId)} />
            ))}
          </ul>
        </>
      )}
    </BulkDialog>
  );
}

function ResultLine({ row, result }: { row: CollectionRow; result: ItemResult | undefined }) {
  const t = useT();
  const words = useProblemWords();
  const nameOf = useNameOf();
  const problem = result?.problem;
  return (
    <li className={problem === undefined ? '' : 'late'}>
      <span>{nameOf(row.person)}</span>
      {result === undefined && <span className="muted">{t('collections.bulk.waiting')}</span>}
      {result !== undefined && problem === undefined && (
        <span>
          <Icon icon="small-tick" size={14} /> {t('collections.bulk.done')}
        </span>
      )}
      {problem !== undefined && <span>{words(problem.code, problem.params)}</span>}
    </li>
  );
}
