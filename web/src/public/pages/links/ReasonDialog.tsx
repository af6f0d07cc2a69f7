import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Beside a chosen reason, of the 500 characters that the command takes. */
const longest = 400;

interface ReasonDialogProps {
  readonly title: string;
  /** What happens, said before it happens. */
  readonly consequence: string;
  readonly reasons: readonly string[];
  readonly confirm: string;
  /** What is said where none is given; without it one need not give any. */
  readonly missing?: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks for a reason before something that cannot be taken back by the person. */
export function ReasonDialog({ title, consequence, reasons, confirm, missing, onClose, onConfirm }: ReasonDialogProps) {
  const t = useTranslate();
  const action = useAction();
  const [chosen, setChosen] = useState('');
  const [more, setMore] = useState('');
  const [pressed, setPressed] = useState(false);
  const reason = [chosen === '' ? '' : chosen, more.trim()]
    .filter((part) => part !== '')
    .join(t({ id: 'person.reason.joint' }));
  const send = async () => {
    setPressed(true);
    if (
      (reason !== '' || missing === undefined) &&
      more.length <= longest &&
      (await action.run(() => onConfirm(reason)))
    )
      onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="form">
        <p>{consequence}</p>
        <Choice
          name="reason"
          legend={t({ id: missing === undefined ? 'person.reason.optional' : 'person.reason.choose' })}
          options={reasons.map((text) => ({ value: text, text }))}
          value={chosen}
          onValue={setChosen}
          error={pressed && reason === '' ? missing : undefined}
        />
        <TextArea label={t({ id: 'person.reason.more' })} rows={2} most={longest} value={more} onValue={setMore} />
        <ProblemNote problem={action.problem} />
        <div className="actions">
          <Button onClick={onClose}>{t({ id: 'shared.action.back' })}</Button>
          <Button kind="bad" busy={action.busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
