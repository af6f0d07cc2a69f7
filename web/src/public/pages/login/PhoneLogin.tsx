import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { useReach } from '../../../api/use-reach.ts';
import { useCompany, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HaveCode } from '../../../ui/HaveCode.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useSentCode } from '../../../ui/use-sent-code.ts';
import { askAddress } from '../../site/ask-address.ts';
import { useSignIn } from '../../site/context.tsx';
import { safeNext } from '../../site/sign-in-address.ts';
import { AgreementTick } from './AgreementTick.tsx';
import { AskCode } from './AskCode.tsx';
import { LoginSheet } from './LoginSheet.tsx';
import { type Agreement, useAgreement } from './use-agreement.ts';

interface PhoneStep {
  readonly phone: string;
  readonly setPhone: (phone: string) => void;
  readonly agreement: Agreement;
  readonly onSent: () => void;
}

function AskPhone({ phone, setPhone, agreement, onSent }: PhoneStep) {
  const t = useTranslate();
  const action = useAction();
  const [pressed, setPressed] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
    if (agreement.agreed === null) return event.currentTarget.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    if (await action.run(() => runCommand('RequestSmsCode', { phone, purpose: 'SIGN_IN' }))) onSent();
  };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <TextField
        label={t({ id: 'person.login.phone' })}
        hint={t({ id: 'person.login.phoneHint' })}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        required
        value={phone}
        onValue={setPhone}
        error={action.errorAt('phone')}
      />
      <AgreementTick agreement={agreement} pressed={pressed} />
      {action.problem !== undefined && action.errorAt('phone') === undefined && (
        <ProblemNote problem={action.problem} />
      )}
      <Button type="submit" kind="primary" busy={action.busy}>
        {t({ id: 'person.login.sendCode' })}
      </Button>
      <HaveCode problem={action.problem} onHave={onSent} />
    </form>
  );
}

/** Said before anybody types: no code would come. Who has a password is led to it below. */
function NoSms() {
  const t = useTranslate();
  const { mail } = useCompany();
  return (
    <div role="alert">
      <p>{t({ id: 'person.login.noSms' })}</p>
      <p>{t({ id: 'person.login.noSmsWay' })}</p>
      {mail !== '' && (
        <a href={askAddress({ mail }, t({ id: 'person.login.title' }))}>{t({ id: 'person.ask.recruiters' })}</a>
      )}
    </div>
  );
}

/** Sign in or register by SMS: the phone, then the code. */
export default function PhoneLogin() {
  const navigate = useNavigate();
  const { refresh } = useSignIn();
  const [search] = useSearchParams();
  const [phone, setPhone, forget] = useDraft('login-phone', '');
  const code = useSentCode('sign-in');
  const agreement = useAgreement();
  const done = async () => {
    forget();
    code.forget();
    const signIn = await refresh();
    const isStaff = signIn.account?.identity === 'Staff';
    if (isStaff && search.get('next') === null) location.assign('/staff');
    else navigate(safeNext(search.get('next')), { replace: true });
  };
  if (useReach()?.sms === false)
    return (
      <LoginSheet other="password">
        <NoSms />
      </LoginSheet>
    );
  return (
    <LoginSheet other="password">
      {code.isSent && phone !== '' ? (
        <AskCode {...{ phone, agreement }} wait={code.wait} onSent={code.sent} onBack={code.forget} onDone={done} />
      ) : (
        <AskPhone {...{ phone, setPhone, agreement }} onSent={code.sent} />
      )}
    </LoginSheet>
  );
}
