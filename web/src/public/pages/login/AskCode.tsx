import { type FormEvent, useEffect, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { secondStepAddress } from '../../../api/second-step.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';

interface CodeStep {
  readonly phone: string;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onSent: () => void;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

/** The second step: the code that was sent. */
export function AskCode({ phone, wait, onSent, onBack, onDone }: CodeStep) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const [code, setCode] = useState('');
  useEffect(() => document.getElementById('sms-code')?.focus(), []);
  const send = (typed: string) =>
    action.run(async () => {
      const { result } = await runCommand('SignInWithSms', { phone, code: typed, language, agreed: true });
      const second = secondStepAddress(result);
      if (second !== undefined) return location.assign(second);
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
    action.run(() => runCommand('RequestSmsCode', { phone, purpose: 'SIGN_IN' })).then((sent) => sent && onSent());
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
