import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useLength } from '../../../ui/use-length.ts';

/** As the command takes it. */
const longest = 200;

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
  const length = useLength(why, longest);
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
          helperText={length.error ?? length.hint ?? t({ id: 'operations.page.whyHint' })}
          intent={length.error === undefined ? 'none' : 'danger'}
        >
          <InputGroup id="discard-why" value={why} onValueChange={setWhy} />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={end(onClose)}>{t({ id: 'shared.action.cancel' })}</Button>
            <Button
              intent="danger"
              disabled={why.trim() === '' || length.error !== undefined}
              onClick={end(() => onDiscard(why.trim()))}
            >
              {t({ id: 'operations.page.discard' })}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
