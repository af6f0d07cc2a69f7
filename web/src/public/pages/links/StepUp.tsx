import { type FormEvent, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CodeStep } from './CodeStep.tsx';
import { digits } from './digits.ts';

type Opened = QueryData<'linkOpened'>;

interface StepUpProps {
  readonly token: string;
  readonly opened: Opened;
  readonly onDone: () => Promise<void>;
}

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
  const { maskedPhone, maskedEmail } = opened;
  const to = maskedPhone ?? maskedEmail ?? '';
  return (
    <CodeStep
      why={maskedEmail ? t('person.stepUp.mailWhy', { email: to }) : t('person.stepUp.codeWhy', { phone: to })}
      sent={t('person.login.sent', { phone: to })}
      send={() => runCommand('SendLinkCode', {}, { linkToken: token })}
      verify={(code) => runCommand('VerifyLinkCode', { code }, { linkToken: token }).then(onDone)}
    />
  );
}

/** Asks the holder of a link to show that it was meant for them. */
export function StepUp(props: StepUpProps) {
  return props.opened.stepUp === 'code' ? <Code {...props} /> : <Tail {...props} />;
}
