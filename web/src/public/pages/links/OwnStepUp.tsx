import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { CodeStep } from './CodeStep.tsx';

/** Asks who is signed in to show that they have the phone: pay and bank cards are not opened by a sign-in alone. */
export function OwnStepUp({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useT();
  return (
    <CodeStep
      why={t('person.stepUp.ownWhy')}
      sent={t('person.stepUp.ownSent')}
      send={() => runCommand('SendStepUpCode', {})}
      verify={(code) => runCommand('VerifyStepUpCode', { code }).then(onDone)}
    />
  );
}
