import { type FormEvent, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';

type Opened = QueryData<'linkOpened'>;

interface StepUpProps {
  readonly token: string;
  readonly opened: Opened;
  readonly onDone: () => Promise<void>;
}

const digits = (value: string, length: number): string => value.normalize('NFKC').replace(/\D/g, '').slice(0, length);

function Tail({ token, opened, onDone }: StepUpProps) {
  const t = useT();
  const action = useAction();
  const [tail, setTail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => {
      await runCommand('VerifyLinkTail', { tail }, { linkToken: token }).finally(onDone);
    });
  };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('person.stepUp.tail')}
        hint={t('person.stepUp.triesLeft', { count: opened.triesLeft })}
        inputMode="numeric"
        autoComplete="off"
        className="code-input"
        required
        value={tail}
        onValue={(value) => setTail(digits(value, 4))}
        error={action.errorAt('tail')}
      />
      {action.errorAt('tail') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy} disabled={tail.length < 4}>
        {t('person.stepUp.continue')}
      </Button>
    </form>
  );
}

function Code({ token, opened, onDone }: StepUpProps) {
  const t = useT();
  const action = useAction();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const wait = useSeconds(sentAt === null ? null : sentAt + 60_000);
  const send = () =>
    action
      .run(() => runCommand('SendLinkCode', {}, { linkToken: token }))
      .then((sent) => sent && setSentAt(Date.now()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => {
      await runCommand('VerifyLinkCode', { code }, { linkToken: token });
      await onDone();
    });
  };
  if (sentAt === null)
    return (
      <div className="form">
        <p>{t('person.stepUp.codeWhy', { phone: opened.maskedPhone ?? '' })}</p>
        <ProblemNote problem={action.problem} />
        <Button kind="primary" busy={action.busy} onClick={() => void send()}>
          {t('person.stepUp.sendCode')}
        </Button>
      </div>
    );
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <p role="status">{t('person.login.sent', { phone: opened.maskedPhone ?? '' })}</p>
      <TextField
        label={t('person.login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-input"
        required
        value={code}
        onValue={(value) => setCode(digits(value, 6))}
        error={action.errorAt('code')}
      />
      {action.errorAt('code') === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy} disabled={code.length < 6}>
        {t('person.stepUp.continue')}
      </Button>
      <Button kind="quiet" disabled={wait > 0} onClick={() => void send()}>
        {wait > 0 ? t('person.login.resendIn', { seconds: wait }) : t('person.login.resend')}
      </Button>
    </form>
  );
}

/** Asks the holder of a link to show that it was meant for them. */
export function StepUp(props: StepUpProps) {
  return props.opened.stepUp === 'code' ? <Code {...props} /> : <Tail {...props} />;
}
