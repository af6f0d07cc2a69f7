import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { CommandInput, CommandName } from '../../../api/index.ts';
import { type CommandOptions, runCommand } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Person } from '../PersonName.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { ResultList } from './ResultList.tsx';

/** One of many, as it was when the work on all of them was begun. */
export interface BulkItem {
  readonly id: string;
  readonly person: Person;
  /** Undefined where what others did meanwhile is not in the way. */
  readonly revision?: number;
}

/** One command for each of many. */
export interface BulkWork {
  readonly title: string;
  readonly items: readonly BulkItem[];
  /** Rejects with ApiProblem when this one is refused. */
  readonly send: (id: string, options: CommandOptions) => Promise<unknown>;
  /** What takes it back for each that was done, where there is such a thing. */
  readonly undo?: Pick<BulkWork, 'title' | 'send'>;
}

/** The same command for each, told by what it needs of one of them. */
export const commandFor =
  <N extends CommandName>(name: N, payload: (id: string) => CommandInput<N>): BulkWork['send'] =>
  (id, options) =>
    runCommand(name, payload(id), options);

interface Props {
  readonly work: BulkWork;
  /** Said once it is over and some of it was done. */
  readonly told?: ReactNode;
  readonly onClose: () => void;
}

/** How many are through, and what became of each. What somebody changed since is not overwritten: it is told. */
export function BulkRun({ work, told, onClose }: Props) {
  const t = useTranslate();
  const [now, setNow] = useState(work);
  const { title, items, send, undo } = now;
  const revisions = useMemo(() => new Map(items.map(({ id, revision }) => [id, revision])), [items]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const sendOne = useMemo(
    () => (id: string) => {
      const revision = revisions.get(id);
      return send(id, revision === undefined ? {} : { seen: { id, revision } });
    },
    [send, revisions],
  );
  return (
    <BulkDialog
      key={title}
      title={title}
      ids={ids}
      send={sendOne}
      stop={t({ id: 'staff.bulk.stop' })}
      onClose={onClose}
    >
      {({ results, failed, done }) => (
        <>
          <p role="status" className="bulk-count">
            {t(
              { id: 'staff.bulk.progress' },
              {
                done: results.length - failed.length,
                total: ids.length,
                failed: failed.length,
              },
            )}
          </p>
          {done && failed.length < ids.length && told}
          {done && failed.length < ids.length && undo && (
            <Button
              icon="undo"
              size="small"
              onClick={() => setNow({ ...undo, items: items.filter(({ id }) => !failed.some((one) => one.id === id)) })}
            >
              {t({ id: 'staff.bulk.undo' }, { count: ids.length - failed.length })}
            </Button>
          )}
          <ResultList items={items} results={results} />
        </>
      )}
    </BulkDialog>
  );
}
