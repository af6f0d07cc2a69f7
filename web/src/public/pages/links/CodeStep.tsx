import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HaveCode } from '../../../ui/HaveCode.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSentCode } from '../../../ui/use-sent-code.ts';
import { useTypedCode } from './use-typed-code.ts';

interface CodeStepProps {
  /** Why a code is asked for, and once it left, where it went. */
  readonly why: string;
  readonly sent: string;
  readonly send: () => Promise<unknown>;
  readonly verify: (code: string) => Promise<unknown>;
  readonly onBack?: (() => void) | undefined;
}

/** A code is sent when it is asked for, and typed. */
export function CodeStep({ why, sent, send, verify, onBack }: CodeStepProps) {
  const t = useTranslate();
  const action = useAction();
  const { pathname } = useLocation();
  const { isSent, wait, sent: noteSent, forget } = useSentCode(pathname);
  const ask = () => action.run(send).then((done) => done && noteSent());
  const { code, isWhole, type, submitCode } = useTypedCode(
    action,
    (typed) => void action.run(() => verify(typed)).then((done) => done && forget()),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitCode();
  };
  const back = onBack && (
    <Button kind="quiet" onClick={onBack}>
      {t({ id: 'shared.action.back' })}
    </Button>
  );
  if (!isSent)
    return (
      <div className="form">
        <p>{why}</p>
        <ProblemNote problem={action.problem} />
        <Button kind="primary" busy={action.busy} onClick={() => void ask()}>
          {t({ id: 'person.stepUp.sendCode' })}
        </Button>
        <HaveCode
          problem={action.problem}
          onHave={() => {
            action.fail(undefined);
            noteSent();
          }}
        />
        {back}
      </div>
    );
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <p role="status">{sent}</p>
      <TextField
        label={t({ id: 'person.login.code' })}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-input"
        required
        value={code}
        onValue={type}
        error={action.errorAt('code')}
      />
      {action.errorAt('code') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy} disabled={!isWhole}>
        {t({ id: 'person.stepUp.continue' })}
      </Button>
      <Button kind="quiet" disabled={wait > 0} onClick={() => void ask()}>
        {wait > 0 ? t({ id: 'person.login.resendIn' }, { seconds: wait }) : t({ id: 'person.login.resend' })}
      </Button>
      {back}
    </form>
  );
}
