import type { ApplicationRow } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { BulkDialog } from '../../../ui/bulk/BulkDialog.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { idOf } from '../api.ts';

/** One command for each of many applications. */
export interface BulkWork {
  readonly title: string;
  /** Rejects with ApiProblem when this application is refused. */
  readonly send: (applicationId: string) => Promise<unknown>;
}

interface Props {
  readonly work: BulkWork;
  readonly rows: readonly ApplicationRow[];
  readonly onClose: () => void;
}

/** How many are through, and who was refused for what. */
export function BulkRun({ work, rows, onClose }: Props) {
  const t = useT();
  const words = useProblemWords();
  const nameOf = useNameOf();
  const ids = useMemo(() => rows.map(idOf), [rows]);
  return (
    <BulkDialog title={work.title} send={work.send} ids={ids} stop={t('staff.bulk.stop')} onClose={onClose}>
      {({ results, failed }) => (
        <>
          <p role="status" className="bulk-count">
            {t('staff.bulk.progress', {
              done: results.length - failed.length,
              total: ids.length,
              failed: failed.length,
            })}
          </p>
          {failed.length > 0 && (
            <ul className="bulk-failures">
              {failed.map(({ id, problem }) => {
                const person = rows.find((row) => idOf(row) === id)?.person;
                return (
                  <li key={id}>
                    <b>{person === undefined ? id.slice(0, 8) : nameOf(person)}</b>{' '}
                    {problem && words(problem.code, problem.params)}
                  </li>
                );
              })}
            </ul>
          )}
        </>
      )}
    </BulkDialog>
  );
}
