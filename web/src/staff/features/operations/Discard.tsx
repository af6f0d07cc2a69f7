import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';

interface DiscardProps {
  /** What is given up; nothing is asked while there is none. */
  readonly event: object | undefined;
  readonly onClose: () => void;
  readonly onDiscard: (why: string) => void;
}

/** Asks before an event is given up for good, and why: the audit keeps it. */
export function Discard({ event, onClose, onDiscard }: DiscardProps) {
  const t = useTranslate();
  const [why, setWhy] = useState('');
  const end = (then: () => void) => () => {
    then();
    setWhy('');
  };
  return (
    <Dialog isOpen={event !== undefined} title={t({ id: 'operations.page.discard' })} onClose={end(onClose)}>
      <DialogBody>
        <p>{t({ id: 'operations.page.discardNote' })}</p>
        <FormGroup
          label={t({ id: 'operations.page.why' })}
          labelFor="discard-why"
          helperText={t({ id: 'operations.page.whyHint' })}
        >
          <InputGroup id="discard-why" value={why} maxLength={200} onValueChange={setWhy} />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={end(onClose)}>{t({ id: 'shared.action.cancel' })}</Button>
            <Button intent="danger" disabled={why.trim() === ''} onClick={end(() => onDiscard(why.trim()))}>
              {t({ id: 'operations.page.discard' })}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
