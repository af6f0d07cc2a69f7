import { tellTabs } from '../../api/believed.ts';
import { runCommand } from '../../api/commands.ts';
import { page } from '../../api/page.ts';
import { useHasMessage, useLoadPacks, useTranslate } from '../../i18n/react.tsx';
import { forgetKept } from '../../ui/kept.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useSignIn } from '../site/context.tsx';

/**
 * Leaves a page that a personal link opened, on a phone that others use: ends what this browser proved and the sign-in, if there is one,
 * and puts a new document in place of this one, so that going back does not show it.
 */
export default function ClosePage() {
  const t = useTranslate();
  const { signIn } = useSignIn();
  const action = useAction();
  const has = useHasMessage();
  const load = useLoadPacks();
  const close = async () => {
    const closed = await action.run(async () => {
      await runCommand('SignOut', {});
      forgetKept();
      tellTabs(null);
      page.restart('/social/jobs');
    });
    if (!closed) await load('shared');
  };
  return (
    <>
      {has('refusal.common.internal') && <ProblemNote problem={action.problem} />}
      <button type="button" className="top-link" disabled={action.busy} onClick={() => void close()}>
        {t({ id: signIn.signedIn ? 'public.frame.signOut' : 'public.frame.closePage' })}
      </button>
    </>
  );
}
