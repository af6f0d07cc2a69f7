import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { secondStepAddress } from '../../../api/second-step.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useSignIn } from '../../site/context.tsx';
import { safeNext } from '../../site/sign-in-address.ts';
import { LoginSheet } from './LoginSheet.tsx';

/** Sign in with a phone, e-mail or staff login name and a password. */
export default function PasswordLogin() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { refresh } = useSignIn();
  const [search] = useSearchParams();
  const action = useAction();
  const [login, setLogin, forget] = useDraft('login-name', '');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const enter = async () => {
    const { result } = await runCommand('SignInWithPassword', { login, password });
    forget();
    const second = secondStepAddress(result);
    if (second !== undefined) return location.assign(second);
    const signIn = await refresh();
    if (signIn.account?.identity === 'Staff' && search.get('next') === null) location.assign('/staff');
    else navigate(safeNext(search.get('next')), { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(enter);
  };
  return (
    <LoginSheet other="phone">
      <form className="form" method="post" onSubmit={submit} noValidate>
        <TextField
          label={t({ id: 'person.login.account' })}
          name="username"
          autoComplete="username"
          required
          value={login}
          onValue={setLogin}
          error={action.errorAt('login')}
        />
        <TextField
          label={t({ id: 'person.login.password' })}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
          error={action.errorAt('password')}
        />
        <p>
          <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t({ id: shown ? 'person.login.hide' : 'person.login.show' })}
          </Button>
        </p>
        {action.problem?.errors.length !== 0 ? null : <ProblemNote problem={action.problem} />}
        <Button type="submit" kind="primary" busy={action.busy}>
          {t({ id: 'person.login.enter' })}
        </Button>
        <p>
          <Link to="/login/resetPassword">{t({ id: 'person.login.forgot' })}</Link>
        </p>
      </form>
    </LoginSheet>
  );
}
