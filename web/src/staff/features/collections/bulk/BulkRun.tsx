import { Button, Dialog, DialogBody, DialogFooter, Icon, ProgressBar } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { runCommand } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { staffApi, tags } from '../../../api/staff-api.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useProblemWords } from '../../../ui/Problem.tsx';
import { type ItemResult, runBulk } from '../../applications/bulk/run-bulk.ts';
import type { CollectionRow } from '../api.ts';
import type { BulkAction } from './actions.ts';

interface Props {
  readonly action: BulkAction;
  readonly rows: readonly CollectionRow[];
  readonly onClose: () => void;
}

/** Progress, and what became of each. Closing it stops before the next one; what was done stays done. */
export function BulkRun({ action, rows, onClose }: Props) {
  const t = useT();
  const { results, leave } = useRun(action, rows);
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const done = results.length === rows.length;
  const title = t(`collections.action.${action}`);
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog isOpen title={title} onClose={close} canOutsideClickClose={false}>
      <DialogBody>
        <ProgressBar
          value={results.length / rows.length}
          animate={!done}
          stripes={!done}
          intent={failed > 0 ? 'warning' : 'success'}
          aria-label={title}
        />
        <p role="status" className="bulk-told">
          {t('collections.bulk.progress', { done: results.length - failed, total: rows.length, failed })}
        </p>
        {done && failed < rows.length && action === 'PushCollectionToSap' && (
          <p className="bulk-told muted">{t('collections.bulk.pushTold')}</p>
        )}
        <ul className="bulk-results">
          {rows.map((row) => (
            <ResultLine key={row.collectionId} row={row} result={results.find(({ id }) => id === row.collectionId)} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        actions={<Button onClick={close}>{t(done ? 'shared.action.close' : 'collections.bulk.stop')}</Button>}
      />
    </Dialog>
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

function useRun(action: BulkAction, rows: readonly CollectionRow[]) {
  const dispatch = useAppDispatch();
  const [results, setResults] = useState<readonly ItemResult[]>([]);
  const started = useRef(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const ids = rows.map(({ collectionId }) => collectionId);
    const tell = (result: ItemResult) => setResults((before) => [...before, result]);
    void runBulk(ids, (collectionId) => runCommand(action, { collectionId }), tell, stop.current.signal).then(() =>
      dispatch(staffApi.util.invalidateTags([...tags])),
    );
  }, [dispatch, action, rows]);
  return { results, leave: () => stop.current.abort() };
}
