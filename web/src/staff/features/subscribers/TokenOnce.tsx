import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { formerSecretHours } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** What an answer tells this once. */
export interface Once {
  readonly kind: 'token' | 'secret';
  readonly words: string;
}

/** A token or a secret, this once: whoever closes it has kept it. */
export function TokenOnce({ once: { kind, words }, onClose }: { readonly once: Once; readonly onClose: () => void }) {
  const t = useTranslate();
  const { copy, copied, byHand } = useCopy();
  return (
    // Closed by its buttons alone: what is shown once is not lost by a key.
    <Modal
      isOpen
      canEscapeKeyClose={false}
      isCloseButtonShown={false}
      title={t({ id: `staff.subscribers.${kind}Title` })}
      onClose={onClose}
    >
      <DialogBody>
        <p>{t({ id: `staff.subscribers.${kind}Once` }, { hours: formerSecretHours })}</p>
        {byHand ?? <code className="once-told">{words}</code>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus onClick={() => void copy(words)}>
              {t({ id: copied === undefined ? 'shared.action.copy' : 'shared.action.copied' })}
            </Button>
            <Button intent="primary" onClick={onClose}>
              {t({ id: 'staff.subscribers.done' })}
            </Button>
          </>
        }
      />
    </Modal>
  );
}
