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
  const [isCopied, setCopied] = useState(false);
  return (
    <Modal isOpen title={t(`staff.subscribers.${kind}Title`)} onClose={onClose}>
      <DialogBody>
        <p>{t(`staff.subscribers.${kind}Once`, { hours: formerSecretHours })}</p>
        <code className="subscriber-token">{words}</code>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={() => void navigator.clipboard.writeText(words).then(() => setCopied(true))}>
              {t(isCopied ? 'staff.subscribers.copied' : 'staff.subscribers.copy')}
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
