import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useParams } from '../../site/router.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LinkBar } from './LinkBar.tsx';
import type { LinkContent } from './LinkPage.tsx';
import { suggestedAnswer } from './use-link.ts';

/** Signing in opens this long before the start (DOMAIN.md, section 5). */
const signInOpens = 60 * 60_000;

/** What the candidate may do with the interview now: accept, decline, or sign in when it is about to start. */
export function InterviewActions({ data, link, reload }: LinkContent<'interviewPage'>) {
  const t = useT();
  const action = useAction();
  const { status } = useParams();
  const { interviewId, allowedActions: allowed, signInCode } = data;
  const seen = { id: interviewId, revision: data.revision };
  const [declining, setDeclining] = useState(
    suggestedAnswer(status) === 'refuse' && allowed.includes('DeclineInterview'),
  );
  const isOpen = useSeconds(Date.parse(data.start) - signInOpens) === 0;
  const signIn = () =>
    action.run(() => link.send('SignInWithCode', { interviewId, code: signInCode ?? '' }).finally(reload));
  const accept = () => action.run(() => link.send('AcceptInterview', { interviewId }, seen).finally(reload));
  return (
    <>
      <LinkBar action={action} shown={allowed.length > 0}>
        {allowed.includes('DeclineInterview') && (
          <Button onClick={() => setDeclining(true)}>{t('person.interview.decline')}</Button>
        )}
        {allowed.includes('AcceptInterview') && (
          <Button kind="primary" busy={action.busy} onClick={() => void accept()}>
            {t('person.interview.accept')}
          </Button>
        )}
        {allowed.includes('SignInWithCode') && signInCode !== null && (
          <Button kind="primary" busy={action.busy} disabled={!isOpen} onClick={() => void signIn()}>
            {t(isOpen ? 'person.interview.signIn' : 'person.interview.signInLater')}
          </Button>
        )}
      </LinkBar>
      {declining && (
        <DeclineDialog
          of="interview"
          onClose={() => setDeclining(false)}
          onConfirm={(reason) => link.send('DeclineInterview', { interviewId, reason }, seen).finally(reload)}
        />
      )}
    </>
  );
}
