import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { KeepDate } from './KeepDate.tsx';
import { LinkBar } from './LinkBar.tsx';
import type { LinkContent } from './LinkPage.tsx';
import { SignInByCode } from './SignInByCode.tsx';
import { signInFrom } from './sign-in-from.ts';
import { suggestedAnswer } from './use-link.ts';

type Content = LinkContent<'interviewPage'>;

/** A page that was open before signing in opened asks again then, so that its button comes by itself; a second later, for clocks that are early. */
function useSignInOpens({ data, reload }: Pick<Content, 'data' | 'reload'>): void {
  const { life, reply, signIn, allowedActions, start } = data;
  const isDue = life === 'NOT_STARTED' && reply === 'ACCEPTED' && signIn === 'UNSIGNED';
  const isOpen = useSeconds(Date.parse(signInFrom(start)) + 1000) === 0;
  const isMissing = isDue && isOpen && !allowedActions.includes('SignInWithCode');
  useEffect(() => {
    if (isMissing) void reload();
  }, [isMissing, reload]);
}

/** What the candidate may do with the interview now: accept, decline, or sign in when it is about to start. */
export function InterviewActions({ data, link, reload, isAhead }: Content & { readonly isAhead: boolean }) {
  const t = useTranslate();
  const action = useAction();
  const { status } = useParams();
  const { interviewId, allowedActions: allowed } = data;
  const seen = { id: interviewId, revision: data.revision };
  const [declining, setDeclining] = useState(
    suggestedAnswer(status) === 'refuse' && allowed.includes('DeclineInterview'),
  );
  const maySignIn = allowed.includes('SignInWithCode') && data.reply === 'ACCEPTED';
  const mayAccept = allowed.includes('AcceptInterview');
  useSignInOpens({ data, reload });
  const signIn = (code: string) => link.send('SignInWithCode', { interviewId, code }).then(reload);
  const accept = () => action.run(() => link.send('AcceptInterview', { interviewId }, seen).finally(reload));
  return (
    <>
      {maySignIn && <SignInByCode mode={data.place.mode} send={signIn} />}
      {isAhead && (mayAccept || maySignIn) && <KeepDate data={data} primary={false} />}
      <LinkBar action={action} shown={isAhead || allowed.length > 0}>
        {allowed.includes('DeclineInterview') && (
          <Button onClick={() => setDeclining(true)}>{t({ id: 'person.interview.decline' })}</Button>
        )}
        {mayAccept && (
          <Button kind="primary" busy={action.busy} onClick={() => void accept()}>
            {t({ id: 'person.interview.accept' })}
          </Button>
        )}
        {isAhead && !mayAccept && !maySignIn && <KeepDate data={data} primary />}
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
