import { Button, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Modal } from '../Modal.tsx';
import type { ItemResult } from './run-bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** How far a run is. */
export interface BulkProgress {
  readonly results: readonly ItemResult[];
  readonly failed: readonly ItemResult[];
  readonly done: boolean;
}

interface Props {
  readonly title: string;
  readonly ids: readonly string[];
  /** Rejects with ApiProblem when this item is refused. */
  readonly send: (id: string) => Promise<unknown>;
  readonly stop: string;
  readonly onClose: () => void;
  readonly children: (progress: BulkProgress) => ReactNode;
}

/** Progress, then what became of each. Leaving stops before the next item; what was done stays done. */
export function BulkDialog({ title, ids, send, stop, onClose, children }: Props) {
  const t = useTranslate();
  const { results, leave } = useBulkRun(ids, send);
  const failed = results.filter(({ problem }) => problem !== undefined);
  const done = results.length === ids.length;
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Modal isOpen title={title} onClose={close}>
      <DialogBody>
        <ProgressBar
          value={results.length / ids.length}
          animate={!done}
          stripes={!done}
          intent={failed.length > 0 ? 'warning' : 'success'}
          aria-label={title}
        />
        {children({ results, failed, done })}
      </DialogBody>
      <DialogFooter actions={<Button onClick={close}>{done ? t({ id: 'shared.action.close' }) : stop}</Button>} />
    </Modal>
  );
}
