import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { staffApi, tags } from '../../../api/staff-api.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useProblemWords } from '../../../ui/Problem.tsx';
import { type ItemResult, runBulk } from './run-bulk.ts';

/** One command for each of many records. */
export interface BulkWork {
  readonly title: string;
  /** Rejects with ApiProblem when this record is refused. */
  readonly send: (applicationId: string) => Promise<unknown>;
}

interface Props {
  readonly work: BulkWork;
  readonly ids: readonly string[];
  readonly people: ReadonlyMap<string, ApplicationRow>;
  readonly onClose: () => void;
}

/** Progress, then what became of each. Leaving stops before the next record; what was done stays done. */
export function BulkRun({ work, ids, people, onClose }: Props) {
  const t = useT();
  const words = useProblemWords();
  const nameOf = useNameOf();
  const { results, leave } = useRun(work, ids);
  const failed = results.filter(({ problem }) => problem !== undefined);
  const done = results.length === ids.length;
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog isOpen title={work.title} onClose={close} canOutsideClickClose={false}>
      <DialogBody>
        <ProgressBar
          value={results.length / ids.length}
          animate={!done}
          stripes={!done}
          intent={failed.length > 0 ? 'warning' : 'success'}
          aria-label={work.title}
        />
        <p role="status" className="bulk-count">
          {t('staff.bulk.progress', { done: results.length - failed.length, total: ids.length, failed: failed.length })}
        </p>
        {failed.length > 0 && (
          <ul className="bulk-failures">
            {failed.map(({ id, problem }) => {
              const person = people.get(id)?.person;
              return (
                <li key={id}>
                  <b>{person === undefined ? id.slice(0, 8) : nameOf(person)}</b>{' '}
                  {problem && words(problem.code, problem.params)}
                </li>
              );
            })}
          </ul>
        )}
      </DialogBody>
      <DialogFooter
        actions={<Button onClick={close}>{done ? t('shared.action.close') : t('staff.bulk.stop')}</Button>}
      />
    </Dialog>
  );
}

function useRun(work: BulkWork, ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const [results, setResults] = useState<readonly ItemResult[]>([]);
  const started = useRef(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const tell = (result: ItemResult) => setResults((before) => [...before, result]);
    void runBulk(ids, work.send, tell, stop.current.signal).then(() =>
      dispatch(staffApi.util.invalidateTags([...tags])),
    );
  }, [dispatch, ids, work]);
  return { results, leave: () => stop.current.abort() };
}
