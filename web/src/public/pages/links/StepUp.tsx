import { runCommand } from '../../../api/commands.ts';
import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { CodeStep } from './CodeStep.tsx';
import { DigitsForm } from './DigitsForm.tsx';

type Opened = QueryData<'linkOpened'>;

interface StepUpProps {
  readonly token: string;
  readonly opened: Opened;
  readonly onDone: () => Promise<void>;
}

function Tail({ token, opened, onDone }: StepUpProps) {
  const t = useT();
  return (
    <DigitsForm
      name="tail"
      count={4}
      label={t('person.stepUp.tail')}
      hint={t('person.stepUp.triesLeft', { count: opened.triesLeft })}
      submit={t('person.stepUp.continue')}
      send={(tail) => runCommand('VerifyLinkTail', { tail }, { linkToken: token }).finally(onDone)}
    />
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
