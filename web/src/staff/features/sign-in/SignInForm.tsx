import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { nextStepAt, nextStepOf } from './next-step.ts';
import { SecondStep } from './SecondStep.tsx';

interface Props {
  /** Another way in stands above it. */
  readonly isSecondary?: boolean;
  readonly onDone: () => void;
}

/** Login and password; `onDone` once the session is there, in the staff identity. */
export function SignInForm({ isSecondary = false, onDone }: Props) {
  const t = useTranslate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState(nextStepAt(location.search));
  const { busy, problem, run } = useCommand();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run('SignInWithPassword', { login, password });
    if (answer === undefined) return;
    setPassword('');
    const next = nextStepOf(answer.result);
    if (next === undefined) onDone();
    else setStep(next);
  };
  if (step !== undefined) return <SecondStep step={step} onDone={onDone} />;
  return (
    <form className="sign-in-form" onSubmit={(event) => void send(event)}>
      <FieldFrame id="login" label={t({ id: 'staff.signIn.login' })}>
        <InputGroup
          id="login"
          size="large"
          autoComplete="username"
          autoFocus={!isSecondary}
          required
          value={login}
          onValueChange={setLogin}
        />
      </FieldFrame>
      <FieldFrame id="password" label={t({ id: 'staff.signIn.password' })}>
        <InputGroup
          id="password"
          size="large"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onValueChange={setPassword}
        />
      </FieldFrame>
      <ProblemNote problem={problem} />
      {isSecondary && problem?.code === 'login.failed' && (
        <p className="field-hint">{t({ id: 'staff.signIn.byCompany' })}</p>
      )}
      <p>
        <a href="/login/resetPassword?next=%2Fstaff">{t({ id: 'staff.signIn.forgotten' })}</a>
      </p>
      <p className="field-hint">{t({ id: 'staff.signIn.askAdministrator' })}</p>
      <BusyButton type="submit" intent={isSecondary ? 'none' : 'primary'} size="large" fill busy={busy}>
        {t({ id: 'staff.signIn.submit' })}
      </BusyButton>
    </form>
  );
}
