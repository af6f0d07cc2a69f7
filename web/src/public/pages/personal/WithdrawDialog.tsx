import type { DeliveryCard } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Asks why, then takes a delivery back. */
export function WithdrawDialog({
  delivery,
  title,
  onClose,
  onDone,
}: {
  delivery: DeliveryCard;
  title: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const t = useT();
  const action = useAction();
  const withdraw = async () => {
    const done = await action.run(() => runCommand('WithdrawApplication', { applicationId: delivery.applicationId }));
    if (!done) return;
    onClose();
    await onDone();
  };
  return (
    <Dialog title={t('person.delivery.withdrawTitle')} onClose={onClose}>
      <p>{t('person.delivery.withdrawConsequence', { title })}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t('shared.action.back')}</Button>
        <Button kind="bad" busy={action.busy} onClick={() => void withdraw()}>
          {t('person.delivery.withdraw')}
        </Button>
      </div>
    </Dialog>
  );
}
