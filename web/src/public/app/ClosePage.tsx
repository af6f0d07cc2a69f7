import { tellTabs } from '../../api/believed.ts';
import { page } from '../../api/page.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { forgetKept } from '../../ui/kept.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useSignIn } from '../site/context.tsx';
import { useLeave } from './use-leave.ts';

/**
 * Leaves a page that a personal link opened, on a phone that others use: ends what this browser proved and the sign-in, if there is one,
 * and puts a new document in place of this one, so that going back does not show it.
 */
export default function ClosePage() {
  const t = useTranslate();
  const { signIn } = useSignIn();
  const { busy, problem, leave } = useLeave(() => {
    forgetKept();
    tellTabs(null);
    page.restart('/social/jobs');
  });
  return (
    <>
      <ProblemNote problem={problem} />
      <button type="button" className="top-link" disabled={busy} onClick={() => void leave()}>
        {t({ id: signIn.signedIn ? 'public.frame.signOut' : 'public.frame.closePage' })}
      </button>
    </>
  );
}
