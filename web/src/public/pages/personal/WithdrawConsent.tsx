import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { OwnStepUp } from '../links/OwnStepUp.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Says what withdrawing ends, then makes sure that it is the person: whoever is at a device that is signed in could end all their applications. */
export function WithdrawConsent({ onClose, onDone }: Props) {
  const t = useTranslate();
  const action = useAction();
  const title = t({ id: 'person.account.withdrawConsent' });
  const withdraw = async () => {
    const isWithdrawn = await action.run(async () => {
      await runCommand('WithdrawConsent', {});
      await onDone();
    });
    if (isWithdrawn) onClose();
  };
  if (action.problem?.code === 'link.step_up_required')
    return (
      <Dialog title={title} onClose={onClose}>
        <OwnStepUp why={t({ id: 'person.account.withdrawWhy' })} onBack={onClose} onDone={withdraw} />
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{t({ id: 'person.account.withdrawConsequence' })}</p>
      <p className="quiet">{t({ id: 'person.account.withdrawProof' })}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t({ id: 'shared.action.back' })}</Button>
        <Button kind="bad" busy={action.busy} onClick={() => void withdraw()}>
          {title}
        </Button>
      </div>
    </Dialog>
  );
}
