import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { useReach } from '../../../api/use-reach.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { CodeField } from '../personal/CodeField.tsx';
import { SendCode } from '../personal/SendCode.tsx';
import { LoginSheet } from './LoginSheet.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useNewPassword } from './use-new-password.ts';

/** A forgotten password: a code to the phone or the confirmed e-mail of the account, and a new one. */
export default function ResetPassword() {
  const t = useTranslate();
  const action = useAction();
  const [search] = useSearchParams();
  const isStaffs = search.get('next') === '/staff';
  const noSms = useReach()?.sms === false;
  const [login, setLogin, forget] = useDraft('login-name', '');
  const [sentTo, setSentTo] = useState('');
  const [code, setCode] = useState('');
  const typed = useNewPassword();
  const [done, setDone] = useState(false);
  const send = async () => {
    await runCommand('RequestPasswordReset', { login });
    setSentTo(login);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const save = async () => runCommand('ResetPassword', { login, code, password: typed.agreed() });
    if (!(await action.run(save))) return;
    forget();
    setDone(true);
  };
  if (done)
    return (
      <LoginSheet other="phone" title={t({ id: 'person.reset.title' })}>
        <p role="status">{t({ id: 'person.reset.done' })}</p>
        <p>
          {isStaffs ? (
            <a href="/staff">{t({ id: 'public.frame.staff' })}</a>
          ) : (
            <Link to="/login/password">{t({ id: 'person.login.withPassword' })}</Link>
          )}
        </p>
      </LoginSheet>
    );
  return (
    <LoginSheet other="password" title={t({ id: 'person.reset.title' })}>
      <form className="form" method="post" onSubmit={(event) => void submit(event)} noValidate>
        <p>{t({ id: noSms ? 'person.reset.howByMail' : 'person.reset.how' })}</p>
        <TextField
          label={t({ id: noSms ? 'person.reset.loginByMail' : 'person.reset.login' })}
          name="username"
          autoComplete="username"
          required
          value={login}
          onValue={setLogin}
          error={action.errorAt('login')}
        />
        <SendCode
          text={t({ id: 'person.login.sendCode' })}
          disabled={login.trim() === ''}
          action={action}
          send={send}
        />
        {sentTo !== '' && <p role="status">{t({ id: 'person.reset.sent' }, { login: sentTo })}</p>}
        <CodeField
          label={t({ id: 'person.login.code' })}
          value={code}
          onValue={setCode}
          error={action.errorAt('code')}
        />
        <NewPassword typed={typed} errorAt={action.errorAt} />
        {(action.problem?.errors.length ?? 0) === 0 && <ProblemNote problem={action.problem} />}
        <Button type="submit" kind="primary" busy={action.busy}>
          {t({ id: 'person.reset.save' })}
        </Button>
      </form>
    </LoginSheet>
  );
}
