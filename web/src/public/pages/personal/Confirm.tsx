import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';

interface ConfirmProps {
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
  /** What was said is why it cannot be done now: there is nothing to confirm. */
  readonly blocked?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
}

/** Says what happens, then does it. */
export function Confirm({ title, consequence, confirm, blocked = false, onClose, onConfirm }: ConfirmProps) {
  const t = useTranslate();
  const action = useAction();
  const go = async () => {
    if (await action.run(onConfirm)) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{consequence}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t({ id: 'shared.action.back' })}</Button>
        {!blocked && (
          <Button kind="bad" busy={action.busy} onClick={() => void go()}>
            {confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
