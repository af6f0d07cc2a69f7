import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface NewPasswordProps {
  readonly value: string;
  readonly onValue: (password: string) => void;
  readonly error: string | undefined;
}

/** A password that is to be, which can be looked at instead of being typed twice. */
export function NewPassword({ value, onValue, error }: NewPasswordProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField
        label={t('person.account.newPassword')}
        hint={t('person.account.passwordHint')}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        value={value}
        onValue={onValue}
        error={error}
      />
      <p>
        <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'person.login.hide' : 'person.login.show')}
        </Button>
      </p>
    </>
  );
}
