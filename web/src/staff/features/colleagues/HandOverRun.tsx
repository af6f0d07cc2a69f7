import { useCallback, useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import type { Held } from './api.ts';
import { handOver } from './hand-over.ts';
import { useHeldWords } from './words.ts';

/** What goes where. */
export interface HandOverWork {
  readonly items: readonly Held[];
  readonly hand: (held: Held) => Parameters<typeof handOver>[1];
}

interface Props {
  readonly work: HandOverWork;
  readonly title: string;
  readonly onClose: () => void;
}

/** Hands one after the other over and tells of each; what was refused stays where it is, and is there the next time. */
export function HandOverRun({ work: { items, hand }, title, onClose }: Props) {
  const t = useTranslate();
  const words = useHeldWords();
  const problemWords = useProblemWords();
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const send = useCallback(
    async (id: string) => {
      const held = items.find((one) => one.id === id);
      if (held !== undefined) await handOver(held, hand(held));
    },
    [items, hand],
  );
  return (
    <BulkDialog title={title} ids={ids} send={send} stop={t({ id: 'colleagues.handOver.stop' })} onClose={onClose}>
      {({ results, failed }) => (
        <>
          <p role="status">
            {t(
              { id: 'colleagues.handOver.progress' },
              {
                done: results.length - failed.length,
                total: ids.length,
                failed: failed.length,
              },
            )}
          </p>
          <ul className="held-work">
            {items.map((one) => {
              const result = results.find(({ id }) => id === one.id);
              const problem = result?.problem;
              return (
                <li key={one.id} className={problem === undefined ? '' : 'late'}>
                  {words(one)}
                  {result !== undefined &&
                    ` · ${problem === undefined ? t({ id: 'colleagues.handOver.done' }) : problemWords(problem.code, problem.params)}`}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </BulkDialog>
  );
}
