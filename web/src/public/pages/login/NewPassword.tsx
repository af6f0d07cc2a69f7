import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Action } from '../../../ui/use-action.ts';
import { type NewPasswordTyped, secondEntry } from './use-new-password.ts';

interface NewPasswordProps {
  readonly typed: NewPasswordTyped;
  readonly errorAt: Action['errorAt'];
}

/** A password that is to be, typed twice; it can be looked at meanwhile. */
export function NewPassword({ typed, errorAt }: NewPasswordProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const entry = { type: shown ? 'text' : 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField
        {...entry}
        label={t({ id: 'person.account.newPassword' })}
        hint={t({ id: 'person.account.passwordHint' })}
        value={typed.first}
        onValue={typed.typeFirst}
        error={errorAt('password')}
      />
      <TextField
        {...entry}
        label={t({ id: 'person.account.newPasswordAgain' })}
        value={typed.second}
        onValue={typed.typeSecond}
        error={errorAt(secondEntry)}
      />
      <p>
        <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t({ id: shown ? 'person.login.hide' : 'person.login.show' })}
        </Button>
      </p>
    </>
  );
}
