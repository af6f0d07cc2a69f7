import { asPhone } from '@talentlog/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { ApiProblem, asProblem } from '../../../api/problem.ts';
import { secondStepAddress } from '../../../api/second-step.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useTypedCode } from '../links/use-typed-code.ts';
import { AgreementTick } from './AgreementTick.tsx';
import type { Agreement } from './use-agreement.ts';

interface CodeStep {
  readonly phone: string;
  readonly agreement: Agreement;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onSent: () => void;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

/** The second step: the code that was sent. The tick comes back where the page was loaded anew, or other words are in force by now. */
export function AskCode({ phone, agreement, wait, onSent, onBack, onDone }: CodeStep) {
  const t = useTranslate();
  const { language } = useLanguage();
  const action = useAction();
  const [pressed, setPressed] = useState(false);
  const { agreed, asked } = agreement;
  const [ticked] = useState(agreed);
  useEffect(() => document.getElementById('sms-code')?.focus(), []);
  const enter = async (typed: string) => {
    const wish = { phone, code: typed, language, agreed };
    const { result } = await runCommand('SignInWithSms', wish).catch(async (thrown: unknown) => {
      if (asProblem(thrown).code === 'policy.outdated') await asked.reload();
      throw thrown;
    });
    const second = secondStepAddress(result);
    if (second !== undefined) return location.assign(second);
    await onDone();
  };
  const { code, isWhole, type, submitCode } = useTypedCode(action, (typed) => {
    setPressed(true);
    if (agreed !== null) void action.run(() => enter(typed));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return action.fail(new ApiProblem({ status: 400, code: 'sms.code_short' }));
    submitCode();
  };
  const resend = () =>
    action.run(() => runCommand('RequestSmsCode', { phone, purpose: 'SIGN_IN' })).then((sent) => sent && onSent());
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <p role="status">{t({ id: 'person.login.sent' }, { phone: asPhone(phone) })}</p>
      <TextField
        label={t({ id: 'person.login.code' })}
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
      {(ticked === null || ticked !== agreed) && <AgreementTick {...{ agreement, pressed }} />}
      {action.errorAt('code') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy}>
        {t({ id: 'person.login.enter' })}
      </Button>
      <p className="row">
        <Button kind="quiet" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? t({ id: 'person.login.resendIn' }, { seconds: wait }) : t({ id: 'person.login.resend' })}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t({ id: 'person.login.otherPhone' })}
        </Button>
      </p>
    </form>
  );
}
