import { runCommand } from '../../../api/commands.ts';
import type { QueryData } from '../../../api/tables.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useSignIn } from '../../site/context.tsx';
import { SignInLink } from '../../site/SignInLink.tsx';
import { CodeStep } from './CodeStep.tsx';
import { DigitsForm } from './DigitsForm.tsx';
import { lastDigits } from './digits.ts';

type Opened = QueryData<'linkOpened'>;

interface StepUpProps {
  readonly token: string;
  readonly opened: Opened;
  readonly onDone: () => Promise<void>;
}

function Tail({ token, opened, onDone }: StepUpProps) {
  const t = useTranslate();
  return (
    <DigitsForm
      name="tail"
      count={4}
      read={lastDigits}
      label={t({ id: 'person.stepUp.tail' })}
      hint={t({ id: 'person.stepUp.triesLeft' }, { count: opened.triesLeft })}
      submit={t({ id: 'person.stepUp.continue' })}
      send={(tail) => runCommand('VerifyLinkTail', { tail }, { linkToken: token }).finally(onDone)}
    />
  );
}

/** No tries are left: the link still opens to its person signed in, who is asked for no digits. */
function TriedOut() {
  const t = useTranslate();
  const words = useProblemWords();
  const { signIn } = useSignIn();
  return (
    <>
      <p role="alert">{words('link.locked')}</p>
      {signIn.signedIn ? (
        <p className="quiet">{t({ id: 'person.stepUp.notTheirs' })}</p>
      ) : (
        <p>
          <SignInLink>{t({ id: 'person.stepUp.signIn' })}</SignInLink>
        </p>
      )}
    </>
  );
}

function Code({ token, opened, onDone }: StepUpProps) {
  const t = useTranslate();
  const { maskedPhone, maskedEmail } = opened;
  const to = maskedPhone ?? maskedEmail ?? '';
  return (
    <CodeStep
      why={
        maskedEmail
          ? t({ id: 'person.stepUp.mailWhy' }, { email: to })
          : t({ id: 'person.stepUp.codeWhy' }, { phone: to })
      }
      sent={t({ id: 'person.login.sent' }, { phone: to })}
      send={() => runCommand('SendLinkCode', {}, { linkToken: token })}
      verify={(code) => runCommand('VerifyLinkCode', { code }, { linkToken: token }).then(onDone)}
    />
  );
}

/** Asks the holder of a link to show that it was meant for them. */
export function StepUp(props: StepUpProps) {
  if (props.opened.stepUp === 'code') return <Code {...props} />;
  return props.opened.triesLeft > 0 ? <Tail {...props} /> : <TriedOut />;
}
