import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { formerSecretHours } from '@talentlog/contracts';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** What an answer tells this once. */
export interface Once {
  readonly kind: 'token' | 'secret';
  readonly words: string;
}

/** A token or a secret, this once: whoever closes it has kept it. */
export function TokenOnce({ once: { kind, words }, onClose }: { readonly once: Once; readonly onClose: () => void }) {
  const t = useT();
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied('yes');
    } catch {
      // Not every browser lets a page copy, and none does without https.
      setCopied('refused');
    }
  };
  return (
    // Closed by its buttons alone: what is shown once is not lost by a key.
    <Modal
      isOpen
      canEscapeKeyClose={false}
      isCloseButtonShown={false}
      title={t(`staff.subscribers.${kind}Title`)}
      onClose={onClose}
    >
      <DialogBody>
        <p>{t(`staff.subscribers.${kind}Once`, { hours: formerSecretHours })}</p>
        <code className="subscriber-token">{words}</code>
        {copied === 'refused' && <p role="alert">{t('staff.subscribers.copyByHand')}</p>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus onClick={() => void copy()}>
              {t(copied === 'yes' ? 'staff.subscribers.copied' : 'staff.subscribers.copy')}
            </Button>
            <Button intent="primary" onClick={onClose}>
              {t('staff.subscribers.done')}
            </Button>
          </>
        }
      />
    </Modal>
  );
}
