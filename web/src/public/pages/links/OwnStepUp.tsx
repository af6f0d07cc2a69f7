import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CodeStep } from './CodeStep.tsx';

interface Props {
  /** Why, where it is for something else than a page of offers and forms. */
  readonly why?: string;
  /** The way back to what was filled in, where there is something. */
  readonly onBack?: () => void;
  readonly onDone: () => Promise<void>;
}

/** Asks who is signed in to show that they have the phone: pay and bank cards are not opened by a sign-in alone. */
export function OwnStepUp({ why, onBack, onDone }: Props) {
  const t = useTranslate();
  return (
    <CodeStep
      why={why ?? t({ id: 'person.stepUp.ownWhy' })}
      onBack={onBack}
      sent={t({ id: 'person.stepUp.ownSent' })}
      send={() => runCommand('SendStepUpCode', {})}
      verify={(code) => runCommand('VerifyStepUpCode', { code }).then(onDone)}
    />
  );
}
