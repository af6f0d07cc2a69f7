import { type FormEvent, useEffect, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check, TextField } from '../../../ui/Field.tsx';
import { ProblemNote, useAction } from '../../../ui/problems.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useSignIn } from '../../site/context.tsx';
import { Link, useNavigate, useSearchParams } from '../../site/router.tsx';
import { safeNext } from '../../site/sign-in-address.ts';
import { LoginSheet } from './LoginSheet.tsx';

interface PhoneStep {
  readonly phone: string;
  readonly setPhone: (phone: string) => void;
  readonly onSent: () => void;
}

function AskPhone({ phone, setPhone, onSent }: PhoneStep) {
  const t = useT();
  const action = useAction();
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!agreed) return;
    if (await action.run(() => runCommand('RequestSmsCode', { phone, purpose: 'SIGN_IN' }))) onSent();
  };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('person.login.phone')}
        hint={t('person.login.phoneHint')}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        required
        value={phone}
        onValue={setPhone}
        error={action.errorAt('phone')}
      />
      <Check checked={agreed} onValue={setAgreed} error={pressed && !agreed ? t('person.login.agreeFirst') : undefined}>
        {t('person.login.agree')} <Link to="/registrationAgreement">{t('public.policy.agreement')}</Link>{' '}
        {t('person.login.and')} <Link to="/privacy">{t('public.policy.privacy')}</Link>
      </Check>
      {action.problem !== undefined && action.errorAt('phone') === undefined && (
        <ProblemNote problem={action.problem} />
      )}
      <Button type="submit" kind="primary" busy={action.busy}>
        {t('person.login.sendCode')}
      </Button>
    </form>
  );
}

interface CodeStep {
  readonly phone: string;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

const resendAfter = 60_000;

function AskCode({ phone, onBack, onDone }: CodeStep) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState(() => Date.now());
  const wait = useSeconds(sentAt + resendAfter);
  useEffect(() => document.getElementById('sms-code')?.focus(), []);
  const send = (typed: string) =>
    action.run(async () => {
      await runCommand('SignInWithSms', { phone, code: typed, language, agreed: true });
      await onDone();
    });
  const type = (value: string) => {
    const digits = value.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    if (digits.length === 6 && digits !== code) void send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < 6) return action.fail(new ApiProblem({ status: 400, code: 'sms.code_wrong' }));
    void send(code);
  };
  const resend = () =>
    action
      .run(() => runCommand('RequestSmsCode', { phone, purpose: 'SIGN_IN' }))
      .then((sent) => sent && setSentAt(Date.now()));
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <p role="status">{t('person.login.sent', { phone })}</p>
      <TextField
        label={t('person.login.code')}
        id="sms-code"
        name="code"
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onValue={type}
        error={action.errorAt('code')}
      />
      {action.errorAt('code') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy}>
        {t('person.login.enter')}
      </Button>
      <p className="row">
        <Button kind="quiet" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? t('person.login.resendIn', { seconds: wait }) : t('person.login.resend')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('person.login.otherPhone')}
        </Button>
      </p>
    </form>
  );
}

/** Sign in or register by SMS: the phone, then the code. */
export default function PhoneLogin() {
  const navigate = useNavigate();
  const { refresh } = useSignIn();
  const [search] = useSearchParams();
  const [phone, setPhone, forget] = useDraft('login-phone', '');
  const [sent, setSent] = useState(false);
  const done = async () => {
    forget();
    const signIn = await refresh();
    const isStaff = signIn.account?.identity === 'Staff';
    if (isStaff && search.get('next') === null) location.assign('/staff');
    else navigate(safeNext(search.get('next')), { replace: true });
  };
  return (
    <LoginSheet other="password">
      {sent ? (
        <AskCode phone={phone} onBack={() => setSent(false)} onDone={done} />
      ) : (
        <AskPhone phone={phone} setPhone={setPhone} onSent={() => setSent(true)} />
      )}
    </LoginSheet>
  );
}
