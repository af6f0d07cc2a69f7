import { type FormEvent, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { digits } from './digits.ts';

/** The candidate types the code that whoever receives them tells: the page does not know it. */
export function SignInByCode({ send }: { readonly send: (code: string) => Promise<unknown> }) {
  const t = useT();
  const action = useAction();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => send(code));
  };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('person.interview.typedCode')}
        hint={t('person.interview.codeHint')}
        inputMode="numeric"
        autoComplete="off"
        className="code-input"
        required
        value={code}
        onValue={(value) => setCode(digits(value, 6))}
        error={action.errorAt('code')}
      />
      {action.errorAt('code') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy} disabled={code.length < 6}>
        {t('person.interview.signIn')}
      </Button>
    </form>
  );
}
